/** How the browser is started, and the sizes that tests and screenshots use. */
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/** `cargo xtask` names the browser; by hand Debian's is assumed. */
const executablePath = process.env['CANJU_CHROMIUM'] ?? '/usr/bin/chromium';

export const browser: Use = {
  browserName: 'chromium',
  headless: true,
  // The page speaks the browser's language on the first visit.
  locale: 'zh-CN',
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

export const DESKTOP: Use = { viewport: { width: 1280, height: 800 }, hasTouch: false };
export const TABLET: Use = { viewport: { width: 820, height: 1180 }, hasTouch: true };
export const PHONE: Use = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
