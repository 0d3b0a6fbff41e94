/** What makes the page installable: a manifest that says all, with relative addresses, and icons that really are what it says. */
import { expect, test } from './support/site.ts';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

interface Manifest {
  id: string;
  name: string;
  short_name: string;
  lang: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: Icon[];
}

test('the manifest is complete and its icons decode to the sizes it names', async ({ page }) => {
  await page.goto('./');
  const link = await page.locator('link[rel="manifest"]').evaluate((element: HTMLLinkElement) => element.href);
  const response = await page.request.get(link);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as Manifest;

  expect(manifest.name).not.toBe('');
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.lang).toBe('zh-Hans');
  expect(manifest.display).toBe('standalone');
  for (const colour of [manifest.theme_color, manifest.background_color]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  // Under a sub-path everything must stay inside it.
  const inside = new URL('./', link).href;
  for (const address of [manifest.id, manifest.start_url, manifest.scope]) {
    expect(new URL(address, link).href.startsWith(inside), address).toBe(true);
  }

  const wanted = ['192x192 any', '512x512 any', '512x512 maskable'];
  const found = manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose ?? 'any'}`);
  for (const kind of wanted) expect(found).toContain(kind);

  const linked = (rel: string) => page.locator(`link[rel="${rel}"]`).evaluate((element: HTMLLinkElement) => element.href);
  const icons = [
    ...manifest.icons.map(({ src, sizes }) => ({ url: new URL(src, link).href, sizes })),
    { url: await linked('apple-touch-icon'), sizes: '180x180' },
    { url: await linked('icon'), sizes: '48x48' },
  ];
  for (const { url, sizes } of icons) {
    const decoded = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, url);
    if (sizes !== 'any') expect(decoded, url).toBe(sizes);
  }
});

test('nothing is asked that only some hosts can give: no special headers', async ({ page }) => {
  await page.goto('./');
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(false);
});
