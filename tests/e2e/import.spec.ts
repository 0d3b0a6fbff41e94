/** Files of other programs on the page: what came in, what was lost, what is proved, and where it goes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { ROOT } from './support/packs.ts';

const file = (name: string) => join(ROOT, 'tests', 'data', 'formats', name);

/** 双车错 in two, and the book's line: right, longer than needed, giving the mate away, illegal. */
const START = '3k5/9/9/R8/1R7/9/9/9/9/5K3 w - - 0 1';
const book = (title: string, fen: string, moves: string) => `[Game "Chinese Chess"]\n[Event "${title}"]\n[FEN "${fen}"]\n[SetUp "1"]\n\n${moves} *\n\n`;

/** A game of chance; Red lets a mate in one go with the last move. */
const GAME = '[Event "chance"]\n[Format "ICCS"]\n\n1. G0-I2 H7-H6 2. I3-I4 D9-E8 3. B2-B4 B7-B8 4. B4-G4 B8-B1 5. H0-F1 *\n';

async function open(page: Page) {
  await page.goto('#/import');
  await page.getByTestId('take-in').waitFor();
}

const done = (page: Page) => expect(page.getByTestId('import')).toHaveAttribute('data-busy', 'false', { timeout: 40_000 });
const tab = (page: Page, name: string) => page.locator(`[data-tab="${name}"]`).click();

test('an XQF, a Big5 PGN and broken files are dropped: what is read is there, what is not is named', async ({ page }) => {
  await open(page);
  const given = ['tree_v18.xqf', 'tree_big5.pgn', 'truncated.xqf'].map((name) => ({ name, bytes: readFileSync(file(name)).toString('base64') }));
  const data = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of files) transfer.items.add(new File([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))], name));
    transfer.items.add(new File([new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7])], 'noise.bin'));
    return transfer;
  }, given);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(page.getByTestId('count-files')).toHaveText('4');
  await done(page);

  await tab(page, 'files');
  await expect(page.locator('[data-file="tree_big5.pgn"] select')).toContainText('big5');
  await expect(page.locator('[data-file="noise.bin"]')).toHaveAttribute('data-state', 'unread');
  // A choice by hand reads it again, and back.
  await page.locator('[data-file="tree_big5.pgn"] select').selectOption('gb18030');
  await done(page);
  await page.locator('[data-file="tree_big5.pgn"] select').selectOption('auto');
  await done(page);

  await tab(page, 'games');
  await expect(page.locator('.import-row')).toHaveCount(3);
  await tab(page, 'warnings');
  const kind = page.locator('[data-code="truncated"]');
  await kind.locator('summary').click();
  await expect(kind).toContainText(String(readFileSync(file('truncated.xqf')).length));
  await kind.locator('a').first().click();
  await expect(page.getByTestId('record')).toBeVisible();
  await expect(page.locator('.record-move').first()).toBeVisible();
});

test('a folder is chosen with all that is in it', async ({ page }, info) => {
  const folder = info.outputPath('备课');
  mkdirSync(join(folder, '第一课'), { recursive: true });
  writeFileSync(join(folder, 'a.fen'), '3k5/9/9/R8/1R7/9/9/9/9/5K3 w\n');
  writeFileSync(join(folder, '第一课', '10.fen'), '3k5/9/9/9/R8/1R7/9/9/9/5K3 w\n');
  writeFileSync(join(folder, '第一课', '9.fen'), '3k5/9/9/9/9/9/R8/1R7/9/5K3 w\n');
  await open(page);
  await page.getByTestId('import-folder').setInputFiles(folder);
  await expect(page.getByTestId('count-exercises')).toHaveText('3');
  await done(page);
  await tab(page, 'files');
  const names = page.locator('[data-file]');
  await expect(names).toHaveCount(3);
  expect(await names.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-file')))).toEqual(['备课/第一课/9.fen', '备课/第一课/10.fen', '备课/a.fen']);
});

test('lines of books are held against the proof; the chosen go into a set and into files', async ({ page }) => {
  await open(page);
  const pgn = [
    book('same', START, '1. 车八平六 将4平5 2. 车九平五'),
    book('longer', '3k5/9/9/9/R8/1R7/9/9/9/5K3 w - - 0 1', '1. 车九进三 将4平5'),
    book('illegal', '3k5/9/9/9/R8/9/1R7/9/9/5K3 w - - 0 1', '1. 车八平六 将4进9'),
    book('no mate', '3k5/9/9/9/9/9/9/9/4P4/5K3 w - - 0 1', ''),
  ].join('');
  await page.getByTestId('paste-open').click();
  await page.getByTestId('paste-text').fill(pgn);
  await page.getByTestId('paste-read').click();
  await done(page);
  await expect(page.getByTestId('count-exercises')).toHaveText('4');
  const card = (title: string) => page.locator('.candidate', { hasText: title });
  await expect(card('same').first()).toHaveAttribute('data-verdict', 'mate');
  await expect(card('same').first()).toHaveAttribute('data-book', 'same');
  await expect(card('illegal')).toHaveAttribute('data-book', 'illegal');
  await expect(card('longer')).not.toHaveAttribute('data-book', 'same');
  await expect(card('no mate')).not.toHaveAttribute('data-verdict', 'mate');
  await expect(page.getByTestId('chosen')).toContainText('3');

  await page.getByTestId('to-set').click();
  await page.getByTestId('set-name').fill('残局一');
  await page.getByTestId('set-add').click();
  await expect(page.getByTestId('set-word')).toContainText('3');
  await expect(page.getByTestId('set-open')).toHaveAttribute('href', /^#\/teach\/set\/./);
  await page.keyboard.press('Escape');

  // What is saved is read again as it was.
  for (const format of ['canju', 'cbl', 'pgn']) {
    await page.getByTestId('save-as').click();
    await page.getByTestId('save-format').selectOption(format);
    const download = page.waitForEvent('download');
    await page.getByTestId('save-start').click();
    const path = await (await download).path();
    await page.keyboard.press('Escape');
    await page.getByTestId('import-clear').click();
    await page.getByTestId('import-files').setInputFiles(path);
    await expect(page.getByTestId('count-exercises')).toHaveText('3');
    await done(page);
    await expect(page.getByTestId('chosen')).toContainText('3');
  }
});

test('a mate that was let go in a game is found', async ({ page }) => {
  await open(page);
  await page.getByTestId('paste-open').click();
  await page.getByTestId('paste-text').fill(GAME);
  await page.getByTestId('paste-read').click();
  await done(page);
  await tab(page, 'games');
  await page.getByTestId('import-mine').click();
  await done(page);
  await expect(page.getByTestId('mined')).toContainText('1');
  await tab(page, 'exercises');
  await expect(page.locator('.candidate[data-verdict="mate"]').first()).toBeVisible();
});

test('a game that breaks off is searched up to there, said to be, and keeps no other from being searched', async ({ page }) => {
  await open(page);
  await page.getByTestId('paste-open').click();
  await page.getByTestId('paste-text').fill(`${GAME.replace('chance', 'broken').replace('H0-F1', 'H0-H9')}\n${GAME}`);
  await page.getByTestId('paste-read').click();
  await done(page);
  await tab(page, 'games');
  await page.getByTestId('import-mine').click();
  await done(page);
  await expect(page.getByTestId('mined')).toHaveText(/2\D+1\D+1\D/);
  await tab(page, 'warnings');
  await page.locator('[data-code="illegal-move"] summary').click();
  await expect(page.locator('[data-code="illegal-move"] a')).toContainText(['broken']);
});

test('a large file that is stopped on the way keeps what was read of it, and says so', async ({ page }) => {
  await open(page);
  const games = 20_000;
  const text = Array.from({ length: games }, (_, at) => GAME.replace('chance', String(at + 1))).join('\n');
  await page.getByTestId('import-files').setInputFiles({ name: 'large.pgn', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.locator('[data-testid="import-work"][data-kind="reading"]')).toBeVisible();
  await expect(page.getByTestId('count-games')).not.toHaveText('0');
  await page.getByTestId('import-cancel').click();
  await done(page);
  const read = Number(await page.getByTestId('count-games').innerText());
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(games);
  await tab(page, 'files');
  const row = page.locator('[data-file="large.pgn"]');
  await expect(row).toHaveAttribute('data-state', 'cancelled');
  await expect(row).toContainText(read.toLocaleString('en'));
  await tab(page, 'games');
  await expect(page.locator('.import-row')).toHaveCount(50);
});

test('files shared by other programs are taken by the service worker', async ({ page }) => {
  await page.goto('');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
    const form = new FormData();
    form.append('files', new File(['3k5/9/9/R8/1R7/9/9/9/9/5K3 w\n'], 'a.fen'));
    form.append('text', '3k5/9/9/9/R8/1R7/9/9/9/5K3 w');
    await fetch('./?share', { method: 'POST', body: form });
  });
  await open(page);
  await done(page);
  await expect(page.getByTestId('count-files')).toHaveText('2');
  await expect(page.getByTestId('count-exercises')).toHaveText('2');
});

test('a zip is opened file by file', async ({ page }) => {
  await open(page);
  await page.getByTestId('import-files').setInputFiles(file('collection.zip'));
  await done(page);
  await tab(page, 'files');
  await expect(page.locator('[data-file="collection.zip"]')).toHaveAttribute('data-state', 'read');
  await expect(page.locator('[data-file="collection.zip/残局/双车.xqf"]')).toHaveAttribute('data-state', 'read');
  await expect(page.locator('[data-file="collection.zip/locked.pgn"]')).toHaveAttribute('data-state', 'unread');
  await expect(page.getByTestId('count-games')).toHaveText('11');
});

test('files that are opened with the app come by its launch queue, whatever the page is at', async ({ page }) => {
  // No browser that can be had here installs an app, so the queue is the test's own: it hands on what the system would.
  await page.addInitScript(() => {
    const launches = { take: (() => undefined) as (launch: object) => void };
    Object.defineProperty(window, 'launches', { value: launches });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (take: (launch: object) => void) => void (launches.take = take) } });
  });
  await page.goto('#/settings');
  const launch = (name: string, text: string) =>
    page.evaluate(
      async ([name, text]) => {
        const { launches } = window as unknown as { launches: { take(launch: object): void } };
        while (launches.take.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
        launches.take({ files: [{ getFile: () => Promise.resolve(new File([text ?? ''], name ?? '')) }] });
        // A start without files is no reason to leave the page.
        launches.take({ files: [] });
      },
      [name, text],
    );
  await launch('a.fen', '3k5/9/9/R8/1R7/9/9/9/9/5K3 w\n');
  await expect(page).toHaveURL(/#\/import$/);
  await expect(page.getByTestId('count-exercises')).toHaveText('1');
  await done(page);
  await launch('b.fen', '3k5/9/9/9/R8/1R7/9/9/9/5K3 w\n');
  await expect(page.getByTestId('count-exercises')).toHaveText('2');
  await done(page);
});

/** The start of a game with both cannons of Red's on ever other points between the pawns: nothing there is soon proved or disproved. */
function positions(n: number): string {
  const points = [0, 1, 2, 3, 5, 6, 7, 8].flatMap((file) => [file, file + 9]);
  const pairs = points.flatMap((one, at) => points.slice(at + 1).map((other) => [one, other]));
  const sides = pairs.flatMap((pair) => ['w', 'b'].map((side) => ({ pair, side })));
  const rows = sides.slice(0, n).map(({ pair, side }) => {
    const middle = Array.from({ length: 18 }, (_, at) => (pair.includes(at) ? 'C' : '1')).join('');
    return `rnbakabnr/9/1c5c1/p1p1p1p1p/${middle.slice(0, 9)}/${middle.slice(9)}/P1P1P1P1P/9/9/RNBAKABNR ${side}`;
  });
  return `${rows.join('\n')}\n`;
}

test('hundreds of games and positions: the lists come in parts, and what goes on can be stopped and gone on with', async ({ page }) => {
  await open(page);
  const games = Array.from({ length: 400 }, (_, at) => GAME.replace('chance', `第${at + 1}局`)).join('\n');
  const asFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByTestId('import-files').setInputFiles([asFile('games.pgn', games), asFile('positions.fen', positions(200))]);
  await expect(page.getByTestId('count-games')).toHaveText('600');
  await expect(page.locator('[data-testid="import-work"][data-kind="judging"]')).toBeVisible();
  await expect(page.locator('.candidate')).toHaveCount(24);
  await page.locator('.import-more button').click();
  await expect(page.locator('.candidate')).toHaveCount(48);

  // What is dropped while something is being proved is read at once.
  await page.getByTestId('import-files').setInputFiles([asFile('more.fen', START)]);
  await expect(page.getByTestId('count-games')).toHaveText('601');
  await expect(page.getByTestId('import')).toHaveAttribute('data-busy', 'true');
  await page.getByTestId('import-cancel').click();
  await done(page);
  await expect(page.getByTestId('import-judge')).toBeVisible();
  await page.getByTestId('import-judge').click();
  await expect(page.getByTestId('import-work')).toBeVisible();
  await page.getByTestId('import-cancel').click();
  await done(page);

  await tab(page, 'games');
  await expect(page.locator('.import-row')).toHaveCount(50);
  await page.getByTestId('import-mine').click();
  await expect(page.locator('[data-testid="import-work"][data-kind="mining"]')).toBeVisible();
  await page.getByTestId('import-cancel').click();
  await done(page);
  await page.getByTestId('import-clear').click();
  await expect(page.getByTestId('take-in')).toBeVisible();
  await expect(page.getByTestId('count-games')).toHaveCount(0);
});
