import type { ElementHandle, Page } from 'puppeteer-core';

/** CSS media features as they are unless a test sets them: no test waits for what only moves. */
const features = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
  'forced-colors': 'none',
  'prefers-contrast': 'no-preference',
};

/** What a visitor has set. Chromium forgets `type` with the next page. */
export type Media = Partial<typeof features> & { readonly type?: 'screen' | 'print' };

/** Sets all media features of the page, in Chromium: those that are not given have their defaults. */
export async function emulateMedia(page: Page, media: Media = {}): Promise<void> {
  const { type = 'screen', ...given } = media;
  const devtools = await page.createCDPSession();
  await devtools.send('Emulation.setEmulatedMedia', {
    media: type,
    features: Object.entries({ ...features, ...given }).map(([name, value]) => ({ name, value })),
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

/** Waits until what the selector finds first is visible. */
export async function visible(page: Page, selector: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(selector, { visible: true });
  if (!element) throw new Error(`Nothing is visible at ${selector}`);
  return element;
}

/** Scrolls to what the selector finds, once it is visible, and clicks on it. Does not wait for where that leads. */
export async function click(page: Page, selector: string): Promise<void> {
  await (await visible(page, selector)).click();
}
