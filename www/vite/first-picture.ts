/**
 * What stands in index.html until the program draws: an empty board where the board will be, the words of the first visit, or
 * the brand. The boot script says which of them; each word is there in all languages, and the stylesheet shows the reader's.
 */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

/** As an element's `lang` names them. */
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'];

/** The plain messages of the first screen's words, by id. */
function words(language: string): Map<string, unknown> {
  const source = readFileSync(new URL(`../src/i18n/${language.toLowerCase()}/core.ftl`, import.meta.url), 'utf8');
  return new Map(new FluentResource(source).body.map(({ id, value }) => [id, value]));
}

/** Puts words in the place of each `<!--id-->`; an id that is no plain message is an error of the build. */
export function firstPicture(): string {
  const html = readFileSync(new URL('./first-picture.html', import.meta.url), 'utf8');
  const spoken = LANGUAGES.map((language) => [language, words(language)] as const);
  const filled = html.replace(/<!--([\w-]+)-->/g, (_, id: string) =>
    spoken
      .map(([language, known]) => {
        const word = known.get(id);
        if (typeof word !== 'string' || /[<&]/.test(word)) throw new Error(`${language}: ${id} is no plain message`);
        return `<span lang="${language}">${word}</span>`;
      })
      .join(''),
  );
  return filled.replace(/>\s+</g, '><').trim();
}
