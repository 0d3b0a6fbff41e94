/** Numbers in words, as move counts are said: 一步, 两步, 三步; one, two, three. */

const DIGITS = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/**
 * The Chinese numeral of a count before a measure word, 0 to 99; other numbers stay in figures. Two is 两 when it stands
 * alone (两步), 二 inside a longer numeral (十二步). `pair` is 两 or 兩.
 */
export function chineseCount(n: number, pair: string): string {
  if (!Number.isInteger(n) || n < 0 || n > 99) return String(n);
  if (n === 2) return pair;
  const tens = Math.floor(n / 10);
  const ones = n % 10;
  if (tens === 0) return DIGITS[ones] ?? String(n);
  const head = tens === 1 ? '十' : `${DIGITS[tens] ?? ''}十`;
  return ones === 0 ? head : head + (DIGITS[ones] ?? '');
}

/** The ordinal without its 第: as the count, but two is 二 (第二步). */
export function chineseOrdinal(n: number): string {
  return chineseCount(n, '二');
}

/** The English word for 0 to 10, figures above. */
export function englishCount(n: number): string {
  return WORDS[n] ?? String(n);
}
