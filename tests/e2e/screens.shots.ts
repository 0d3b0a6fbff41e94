/**
 * Every screen and main state, one picture each: `cargo xtask shots`, or `cargo xtask shots dark.zh-Hant` for a part of them.
 * The names say what is on them: state.size.theme.language.png.
 */
import { LANGUAGES, openAlbum, settled, THEMES } from './support/album.ts';
import { engine, firstMoveJudged } from './support/engine.ts';
import { pastBackup } from './support/past.ts';
import { packs, patternOf, puzzles, puzzleWhere } from './support/packs.ts';
import { expect, siteTest as test } from './support/site.ts';
import { solveFrom } from './support/solve.ts';
import { SolvePage } from './support/solve-page.ts';

const three = puzzleWhere('a mate in 3', ({ mate_in: mateIn, tags }) => mateIn === 3 && tags.includes('卧槽马'));
const defended = puzzleWhere(
  'a mate in 2 with a choice of defences',
  ({ fen, keys, mate_in: mateIn }) => mateIn === 2 && fen.includes(' w') && engine.play(fen, keys[0] ?? '').legal.length > 1,
);
const stalemate = puzzleWhere('won by stalemate', ({ tags, mate_in: mateIn }) => tags.includes('困毙') && mateIn <= 2);

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    test(`${theme}.${language}`, async ({ page, hasTouch }) => {
      const hand = hasTouch ? 'tap' : 'click';
      const { size, shoot, visit } = await openAlbum(page, theme, language);

      await visit('#/', 'first');
      await shoot('first-run');
      await page.getByTestId('browse').click();
      await expect(page.getByTestId('patterns')).toBeVisible();
      await settled(page);
      await shoot('patterns', true);
      await visit('#/sets', 'sets');
      await shoot('sets');
      await visit(`#/set/${packs[0]?.id ?? ''}`, 'set');
      await shoot('set');
      await visit(`#/set/${patternOf(three)?.key ?? ''}`, 'set');
      await expect(page.getByTestId('example')).toHaveAttribute('data-at', (await page.getByTestId('example').getAttribute('data-total')) ?? '', { timeout: 30_000 });
      await settled(page);
      // Of the whole page Chromium would take the board black.
      await shoot('pattern');
      await visit('#/library?length=2&pieces=RN', 'library');
      await expect(page.locator('[data-puzzle] canvas').first()).toBeVisible();
      await shoot('library');
      const door = page.getByTestId('filters-open');
      if (await door.isVisible()) {
        await door.click();
        await shoot('library-filters', true);
      }
      await visit('#/library?level=1&length=15', 'library');
      await shoot('library-none');
      await visit('#/me', 'me');
      await shoot('me', true);
      await visit('#/nowhere', 'unknown');
      await shoot('not-found');

      const practice = ['today', 'practice', 'review', 'progress', 'data'] as const;
      for (const name of practice) {
        await visit(`#/${name}`, name);
        await shoot(`${name}-new`, true);
      }
      await page.getByTestId('restore-file').setInputFiles({ name: 'canju.json', mimeType: 'application/json', buffer: Buffer.from(pastBackup(Date.now())) });
      await expect(page.getByTestId('data-word')).not.toBeEmpty();
      for (const name of practice) {
        await visit(`#/${name}`, name);
        await shoot(name, true);
      }
      for (const mode of ['storm-3', 'exam', 'review']) {
        await page.goto(`./#/run/${mode}`);
        await expect(page.getByTestId('solve')).toHaveAttribute('data-active', 'true');
        await settled(page);
        await shoot(`run-${mode}`);
      }
      await page.getByTestId('run-stop').or(page.locator('.run-leave')).filter({ visible: true }).first().click();
      await expect(page.getByTestId('result')).toBeVisible();
      await shoot('result', true);

      const solve = new SolvePage(page);
      await solve.open(three);
      await settled(page);
      await shoot('solve-idle');
      const key = three.keys[0] ?? '';
      await solve.move(key.slice(0, 2), hand);
      await shoot('solve-selected');
      await solve.move(key.slice(2), hand);
      await solve.shows('right');
      const reply = await solve.reply(0);
      await settled(page);
      await shoot('solve-right');
      const fen = engine.play(engine.play(three.fen, key).fen, reply).fen;
      await solve.action('hint').click();
      await solve.action('hint').click();
      await settled(page);
      await shoot('solve-hint-piece');
      await solve.action('hint').click();
      await settled(page);
      await shoot('solve-hint-move');
      await solveFrom(solve, three, hand, { fen, turn: 1 });
      await settled(page);
      await shoot('solve-solved');
      await solve.action('explain').click();
      await page.getByTestId('first-moves').click();
      await expect(page.getByTestId('sheet-moves').locator('[data-group="best"]')).toBeVisible();
      await settled(page);
      await shoot('sheet-first-moves');
      await page.keyboard.press('Escape');

      await page.getByTestId('why').click();
      await expect(page.getByTestId('why-said')).toHaveAttribute('data-signs', /\S/);
      await settled(page);
      await shoot('why-mate');
      await solve.action('forward').click();
      await settled(page);
      await shoot('why-point');
      await page.keyboard.press('Escape');

      await solve.open(defended);
      await solve.move(defended.keys[0] ?? '', hand);
      await solve.shows('right');
      await solve.reply(0);
      if (size === 'desktop' || size === 'tablet') await page.locator('.defence-why').click();
      else await solve.action('defence').click();
      const defences = page.getByTestId('sheet-defences');
      await expect(defences).toBeVisible();
      await settled(page);
      await shoot('sheet-defences');
      await defences.locator('[data-why]').first().click();
      await expect(page.getByTestId('why-said')).toHaveAttribute('data-signs', /\S/);
      await settled(page);
      await shoot('why-reply');

      const wrong = await firstMoveJudged(puzzles, ({ verdict }) => verdict === 'check-no-mate');
      await solve.open(wrong.puzzle);
      const from = (wrong.judgement.refutation[0] ?? '').slice(0, 2);
      const defender = await solve.name(from);
      // The reply is on the board for a moment only.
      const replied = page.waitForFunction(
        ([square, name]) => document.querySelector(`[data-square="${square}"]`)?.getAttribute('aria-label') !== name,
        [from, defender],
      );
      await solve.move(wrong.move, hand);
      await replied;
      await page.waitForTimeout(250);
      await shoot('solve-refuted');
      await settled(page);
      await shoot('solve-after-wrong');

      const longer = await firstMoveJudged(
        puzzles.filter((puzzle) => puzzle !== wrong.puzzle),
        ({ verdict }) => verdict === 'longer',
      );
      await solve.open(longer.puzzle);
      await solve.move(longer.move, hand);
      await solve.shows('longer');
      await settled(page);
      await shoot('solve-longer');

      await solve.open(stalemate);
      await solveFrom(solve, stalemate, hand);
      await settled(page);
      await shoot('solve-stalemate');

      await page.keyboard.press('?');
      await expect(page.getByTestId('sheet-keys')).toBeVisible();
      await settled(page);
      await shoot('sheet-keys');
      await page.keyboard.press('Escape');
      if (await page.locator('.solve-more').isVisible()) {
        await page.locator('.solve-more').click();
        await expect(page.getByTestId('sheet-more')).toBeVisible();
        await settled(page);
        await shoot('sheet-more');
      }
    });

    test.describe('without the store of the service worker', () => {
      test.use({ serviceWorkers: 'block' });

      test(`pack-failed.${theme}.${language}`, async ({ page }) => {
        const { shoot, visit } = await openAlbum(page, theme, language);
        await page.route('**/generated/library/figures.*.bin', (route) => route.abort());
        await visit('#/set/figures', 'set');
        await expect(page.getByRole('alert')).toBeVisible();
        await shoot('pack-failed');
      });
    });
  }
}
