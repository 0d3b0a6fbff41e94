/** The languages that the page speaks, and which of them a browser asks for. */

export type Language = 'zh-Hans' | 'zh-Hant' | 'en';

export const LANGUAGES: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];

/** What each language calls itself: long in menus, short on the switch. Never translated. */
export const LANGUAGE_NAMES: Readonly<Record<Language, { long: string; short: string }>> = {
  'zh-Hans': { long: '简体中文', short: '简' },
  'zh-Hant': { long: '繁體中文', short: '繁' },
  en: { long: 'English', short: 'EN' },
};

/** The best language for a browser's wishes, most wanted first. Chinese first where nothing fits: it is a xiangqi trainer. */
export function pickLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tag = wish.toLowerCase();
    if (tag.startsWith('zh')) {
      return /hant|tw|hk|mo/.test(tag.slice(2)) ? 'zh-Hant' : 'zh-Hans';
    }
    if (tag.startsWith('en')) return 'en';
  }
  return wishes.length > 0 ? 'en' : 'zh-Hans';
}
