/**
 * Makes everything that is drawn rather than written: piece outlines, the two subsets of Canju Song, the icons and the font
 * licence. Idempotent: nothing is done while the inputs have the hash of the last run (`--force` does it anyway).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontLicence, fontVersions } from './fonts.mjs';
import { drawGlyphs, drawLetters, glyphModule, outlineModule } from './glyphs.mjs';
import { drawIcons } from './seal.mjs';
import { SONG_CSS, cutSong, songCharacters } from './song.mjs';

const build = dirname(fileURLToPath(import.meta.url));
const www = dirname(build);
const source = join(www, 'src/generated');
const served = join(www, 'public/generated');
const stamp = join(source, 'assets.hash');

function inputHash() {
  const hash = createHash('sha256').update(fontVersions().join('\n'));
  const scripts = readdirSync(build)
    .filter((name) => name.endsWith('.mjs'))
    .sort()
    .map((name) => join(build, name));
  for (const path of scripts) hash.update(`\n${path.slice(www.length)}\n`).update(readFileSync(path));
  for (const script of ['hans', 'hant']) hash.update(`\n${songCharacters(www, script)}`);
  return hash.digest('hex');
}

function write(folder, name, content) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
}

const hash = inputHash();
const made = [join(source, 'glyphs.ts'), join(source, 'letters.ts'), join(source, 'canju-song.css'), join(served, 'icons/icon-512.png'), join(served, 'font-licence.txt')];
const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && made.every((path) => existsSync(path));
if (fresh && !process.argv.includes('--force')) {
  console.log('assets: nothing has changed');
} else {
  const glyphs = drawGlyphs();
  const { text, zipped, count } = glyphModule(glyphs);
  write(source, 'glyphs.ts', text);
  write(source, 'letters.ts', outlineModule('LETTERS', drawLetters()).text);
  console.log(`assets: ${count} glyph outlines, ${zipped} bytes gzipped`);

  for (const [script, name] of [
    ['hans', 'canju-song-sc.woff2'],
    ['hant', 'canju-song-tc.woff2'],
  ]) {
    const { font, count: characters } = await cutSong(www, script);
    write(source, name, font);
    console.log(`assets: ${name}, ${characters} characters, ${font.length} bytes`);
  }
  write(source, 'canju-song.css', SONG_CSS);

  const icons = drawIcons(glyphs);
  for (const [name, content] of Object.entries(icons)) write(join(served, 'icons'), name, content);
  const head = `Piece glyphs and the face "Canju Song" are subsets of Noto Serif SC and Noto Serif TC\n(${fontVersions().join(', ')}).\n\n`;
  write(served, 'font-licence.txt', `${head}${fontLicence()}\n`);
  console.log(`assets: ${Object.keys(icons).length} icons`);
  writeFileSync(stamp, hash);
}
