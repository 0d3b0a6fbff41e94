/** The screens of teachers, of positions of one's own, and of settings; see `screens.shots.ts`. */
import { LANGUAGES, openAlbum, settled, THEMES } from './support/album.ts';
import { BenchPage } from './support/bench-page.ts';
import { puzzles } from './support/packs.ts';
import { expect, siteTest as test } from './support/site.ts';

/** A mate with one idle man, and a position without a mate; both ours. */
const IDLE = '4kab2/5P3/R3b4/9/9/9/P8/9/9/4K4_w';
const NO_MATE = '3k5/9/9/9/R8/9/9/9/9/5K3_w';

function setFile(): Buffer {
  const short = puzzles.filter(({ goal, mate_in: n }) => goal === 'checks' && n >= 2 && n <= 4).slice(0, 8);
  const exercises = short.map(({ id, fen, goal, mate_in: length }) => ({ fen: fen.split(' ').slice(0, 2).join(' '), goal, length, puzzle: id }));
  const options = { hints: true, tries: 3, locked: true, defence: 'longest', minutes: 0 };
  return Buffer.from(JSON.stringify({ format: 'canju-set', version: 1, title: '周三作业', options, exercises }));
}

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    test(`lessons.${theme}.${language}`, async ({ page }) => {
      const { shoot, visit } = await openAlbum(page, theme, language);

      await visit(`#/edit?fen=${IDLE}`, 'edit');
      await new BenchPage(page, 'edit').stands('mate');
      await settled(page);
      await shoot('editor', true);
      await visit(`#/edit?fen=${NO_MATE}`, 'edit');
      await settled(page);
      await shoot('editor-no-mate');
      await visit(`#/board?fen=${IDLE}`, 'board');
      await settled(page);
      await shoot('analysis', true);

      await visit('#/teach', 'teach');
      await shoot('teach-new', true);
      await page.getByTestId('set-file').setInputFiles({ name: 'wednesday.canju', mimeType: 'application/json', buffer: setFile() });
      await page.getByTestId('opened-keep').click();
      await expect(page.getByTestId('set-builder')).toBeVisible();
      await settled(page);
      await shoot('teach-set', true);
      const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
      await page.getByTestId('share-set').click();
      await expect(page.getByTestId('qr')).toBeVisible();
      await settled(page);
      await shoot('teach-send');
      await visit(`#/preview/${id}`, 'pupil');
      await shoot('pupil', true);
      await visit(`#/sheet/${id}`, 'worksheet');
      await expect(page.getByTestId('sheet-state')).toHaveAttribute('data-state', 'proved');
      await shoot('worksheet', true);
      await visit('#/collect', 'collect');
      await shoot('collect-new');
      await visit('#/import', 'import');
      await shoot('import-new');
      await visit('#/settings', 'settings');
      await shoot('settings', true);
      for (const mode of ['write', 'read', 'blindfold', 'defences']) {
        await page.goto(`./#/run/${mode}`);
        await settled(page);
        await shoot(`run-${mode}`);
      }
    });
  }
}
