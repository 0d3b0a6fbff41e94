/** The plots of practice: each value is told under the mouse, under a finger and by keys, and the plot says in words what it shows. */
import { visit, withPast } from './support/routes.ts';
import { expect, test } from './support/site.ts';

test.beforeEach(({ page }) => withPast(page));

for (const [address, name] of [['#/today', 'today'], ['#/progress', 'progress']] as const) {
  test(`${name}: the calendar tells each day`, async ({ page, hasTouch }) => {
    await visit(page, address, name);
    const plot = page.getByTestId('calendar').getByRole('slider');
    const said = page.getByTestId('heat-said');
    await expect(plot).toHaveAccessibleName(/练习/);
    const today = await plot.getAttribute('aria-valuetext');
    await expect(said).toHaveText(today ?? '');

    const full = plot.locator('[data-heat="4"]').first();
    if (hasTouch) await full.tap();
    else await full.hover();
    await expect(full).toHaveAttribute('data-read', 'true');
    await expect(said).not.toHaveText(today ?? '');
    // From twenty on a day is of the darkest shade.
    expect(Number(/(\d+) 题/.exec((await said.textContent()) ?? '')?.[1])).toBeGreaterThanOrEqual(20);

    await plot.focus();
    await page.keyboard.press('End');
    await expect(plot).toHaveAttribute('aria-valuetext', today ?? '');
    await page.keyboard.press('ArrowLeft');
    const week = Number(await plot.getAttribute('aria-valuenow'));
    await page.keyboard.press('ArrowUp');
    await expect(plot).toHaveAttribute('aria-valuenow', String(week - 1));
    await expect(said).toHaveText((await plot.getAttribute('aria-valuetext')) ?? '');
    await page.keyboard.press('Home');
    await expect(plot.locator('[data-at="0"]')).toHaveAttribute('data-read', 'true');
  });
}

test('the curve tells each week and the mean of four', async ({ page, hasTouch }) => {
  await visit(page, '#/progress', 'progress');
  const plot = page.getByTestId('curve').getByRole('slider');
  const said = page.getByTestId('curve-said');
  const last = (await said.textContent()) ?? '';
  await plot.scrollIntoViewIfNeeded();
  const box = await plot.boundingBox();
  if (box === null) throw new Error('no curve');
  const at = { position: { x: box.width / 2, y: box.height / 2 } };
  if (hasTouch) await plot.tap(at);
  else await plot.hover(at);
  await expect(said).not.toHaveText(last);
  await expect(said).toHaveText(/\d+ 题，\d+%；四周平均 \d+%/);

  await plot.focus();
  await page.keyboard.press('End');
  await expect(said).toHaveText(last);
  await page.keyboard.press('ArrowLeft');
  await expect(said).not.toHaveText(last);
  await expect(plot).toHaveAttribute('aria-valuetext', (await said.textContent()) ?? '');
});
