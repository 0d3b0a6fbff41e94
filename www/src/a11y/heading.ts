/** The words of a heading in one line: what is in it for readers only stands apart. */
export function headingWords(heading: Element): string {
  const aside = heading.querySelector('.unseen')?.textContent ?? '';
  const words = heading.textContent;
  return aside === '' ? words : `${words.slice(0, -aside.length)} ${aside}`;
}
