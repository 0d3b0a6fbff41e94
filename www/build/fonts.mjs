/** Where the openly licensed font files come from. Reads them; writes nothing. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

/** The two Noto Serif packages and the files that are used of them. */
export const FONTS = {
  'sc-600': ['@expo-google-fonts/noto-serif-sc', '600SemiBold/NotoSerifSC_600SemiBold.ttf'],
  'sc-700': ['@expo-google-fonts/noto-serif-sc', '700Bold/NotoSerifSC_700Bold.ttf'],
  'tc-600': ['@expo-google-fonts/noto-serif-tc', '600SemiBold/NotoSerifTC_600SemiBold.ttf'],
  'tc-700': ['@expo-google-fonts/noto-serif-tc', '700Bold/NotoSerifTC_700Bold.ttf'],
};

function packageFolder(name) {
  return dirname(require.resolve(`${name}/package.json`));
}

/** Path of a font file, by its key in FONTS. */
export function fontPath(key) {
  const [name, file] = FONTS[key];
  return join(packageFolder(name), file);
}

export function openFont(key) {
  return fontkit.openSync(fontPath(key));
}

/** "name@version" of each font package, for the cache key and the licences page. */
export function fontVersions() {
  const names = [...new Set(Object.values(FONTS).map(([name]) => name))];
  return names.map((name) => `${name}@${JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version}`);
}

/** Who holds the rights, as the fonts themselves say, and the text of the SIL Open Font License as their packages ship it. */
export function fontLicence() {
  const holders = new Set(Object.keys(FONTS).map((key) => openFont(key).copyright));
  const shipped = readFileSync(join(packageFolder(FONTS['sc-600'][0]), 'LICENSE_FONT'), 'utf8').trim();
  // The packages put one general notice above the licence; the fonts' own notice takes its place.
  return `${[...holders].join('\n')}\n\n${shipped.slice(shipped.indexOf('This Font Software is licensed'))}`;
}
