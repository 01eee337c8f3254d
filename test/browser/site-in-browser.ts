import type { Browser, Page } from 'puppeteer-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from '../../tools/browsers.ts';
import { hydrated } from './visit.ts';

// Puppeteer's own `page.click()` throws if the element is not there yet, and its locators wait forever without JavaScript:
// tests act through `visit.ts` and poll for their expectations. URLs are absolute: `page.goto(site.origin + path)`.

/** Default CSS media features: reduced motion, so that no test waits for an animation. */
const features = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
  'forced-colors': 'none',
  'prefers-contrast': 'no-preference',
};

/** A visitor's media settings. An empty `type` means a screen, or paper while printing. */
type Media = Partial<typeof features> & { readonly type?: '' | 'print' };

type PageOptions = {
  /** Errors that the test provokes. */
  readonly allowed?: RegExp;
  /** Called before the page is opened, e.g. to hold requests or to set the clock. */
  readonly prepare?: (page: Page) => unknown;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly javaScriptEnabled?: boolean;
  readonly media?: Media;
};

/**
 * Opens pages of the built site, which all test files share, in headless Chromium. Each file has its own browser: a file that
 * ends would reset the emulated media of the others' pages.
 */
export function testSite() {
  const origin = inject('sharedOrigin');
  const errors: string[] = [];
  let browser: Browser;
  let opener: Page;

  beforeAll(async () => {
    browser = await launchBrowser('headless');
    opener = await browser.newPage();
    await opener.goto(`${origin}/robots.txt`);
    return () => browser.close();
  });
  afterEach(async () => {
    for (const page of await browser.pages()) if (page !== opener) await page.close();
    await opener.evaluate(() => localStorage.clear());
    expect(errors.splice(0)).toEqual([]);
  });

  /** Opens a tab from another one, whose process it shares: this takes less than half the CPU time. */
  async function openTab(): Promise<Page> {
    const opened = new Promise<Page | null>((resolve) => opener.once('popup', resolve));
    await opener.evaluate(() => void open('about:blank'));
    const page = await opened;
    if (!page) throw new Error('The browser opened no tab.');
    return page;
  }

  /** Opens a page with empty browser storage. An error in the console fails the test, unless it is `allowed`. */
  async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
    const { allowed, prepare, viewport, javaScriptEnabled = true, media = {} } = options;
    const page = await openTab();
    const note = (text: string) => {
      if (page.url().startsWith(origin) && !allowed?.test(text)) errors.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(String(error)));
    if (viewport) await page.setViewport(viewport);
    await page.setJavaScriptEnabled(javaScriptEnabled);
    await emulateMedia(page, media);
    // Requests for the map stay pending: an error page in its frame would take the focus.
    const devtools = await page.createCDPSession();
    devtools.on('Fetch.requestPaused', ({ requestId }) => {
      devtools
        .send('Fetch.fulfillRequest', { requestId, responseCode: 204 })
        .catch(() => undefined);
    });
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
    await prepare?.(page);
    await page.goto(new URL(path, origin).href);
    return page;
  }

  /** Like `openPage`, but resolves when the page is hydrated. */
  async function openHydrated(path: string, options?: PageOptions): Promise<Page> {
    const page = await openPage(path, options);
    await hydrated(page);
    return page;
  }

  return { origin, openPage, openHydrated };
}

/** Sets all media features of the page in Chromium; omitted ones get their defaults. */
export async function emulateMedia(page: Page, { type = '', ...given }: Media) {
  const devtools = await page.createCDPSession();
  await devtools.send('Emulation.setEmulatedMedia', {
    media: type,
    features: Object.entries({ ...features, ...given }).map(([name, value]) => ({ name, value })),
  });
}
