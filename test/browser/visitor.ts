import type { Page } from 'puppeteer-core';

/** What a visitor has set, as CSS media features. */
export type Media = {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly forcedColors?: 'active' | 'none';
  readonly contrast?: 'more' | 'no-preference';
  /** Chromium forgets it with the next page. */
  readonly type?: 'screen' | 'print';
};

/** Sets all media features of the page, in Chromium: those that are not given have their defaults. */
export async function emulateMedia(page: Page, media: Media = {}): Promise<void> {
  const { colorScheme = 'light', reducedMotion = 'reduce', forcedColors = 'none' } = media;
  const { contrast = 'no-preference', type = 'screen' } = media;
  const devtools = await page.createCDPSession();
  await devtools.send('Emulation.setEmulatedMedia', {
    media: type,
    features: [
      { name: 'prefers-color-scheme', value: colorScheme },
      { name: 'prefers-reduced-motion', value: reducedMotion },
      { name: 'forced-colors', value: forcedColors },
      { name: 'prefers-contrast', value: contrast },
    ],
  });
}

/** Makes the browser report that its visitor saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Makes every use of the browser's storage throw, as it does for visitors who forbid it. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      const get = () => {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      };
      Object.defineProperty(globalThis, name, { get });
    }
  });
}
