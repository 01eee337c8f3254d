import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../tools/browsers.ts';
import { createForwarder, listen } from '../../tools/forwarder/forwarder.ts';
import { freePort } from '../../tools/ports.ts';
import { startSite } from '../setup/site-process.ts';

// Puppeteer's own `page.click()` throws if the element is not there yet, and its locators wait forever without JavaScript:
// tests act through `visit.ts` and poll for their expectations. URLs are absolute: `page.goto(site.origin + path)`.

/** A page in any browser, with the methods that tests of all browsers use. */
export type AnyPage = Pick<Page, 'evaluate'> & {
  goto(url: string): Promise<unknown>;
  waitForFunction(condition: () => boolean): Promise<unknown>;
  readonly keyboard: { press(key: string): Promise<void> };
};

/** Default CSS media features: reduced motion, so that no test waits for an animation. */
const features = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
  'forced-colors': 'none',
  'prefers-contrast': 'no-preference',
};

/** A visitor's media settings. Chromium resets `type` on navigation. */
type Media = Partial<typeof features> & { readonly type?: 'screen' | 'print' };

export type PageOptions = {
  /** Errors that the test provokes. */
  readonly allowed?: RegExp;
  /** Called before the page is opened, e.g. to hold requests or to set the clock. */
  readonly prepare?: (page: Page) => unknown;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly javaScriptEnabled?: boolean;
  readonly media?: Media;
};

export type Site = ReturnType<typeof runSite>;

/** Runs the built site and the local forwarding service, which sends visitors back, for the tests of a file. */
export function runSite() {
  // The origin is set once the site runs, e.g. `http://localhost:41234`.
  const site = { origin: '', forwarder: createForwarder() };

  beforeAll(async () => {
    const inbox = await listen(site.forwarder, { host: 'localhost', port: 0 });
    const environment = {
      // Known in advance, since the public origin contains the port.
      PORT: String(await freePort()),
      ENQUIRY_ENDPOINT: inbox.origin,
      ENQUIRY_INBOX: 'inbox@par-avion.example',
      ENQUIRY_RETURN: 'on',
      REQUEST_LOG: 'off',
    };
    const server = await startSite({ environment });
    site.origin = server.origin;
    return () => Promise.all([server.stop(), inbox.close()]);
  });
  afterEach(() => site.forwarder.reset());
  return site;
}

/**
 * Runs the built site, the local forwarding service and a browser for the tests of a file. Unlike `headless`, `chromium` has a
 * back/forward cache, and takes twice the CPU time.
 */
export function testSite(engine: 'headless' | 'chromium' | 'firefox' = 'headless') {
  const site = Object.assign(runSite(), { openPage, openHydrated });
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser(engine);
    return () => browser.close();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(errors.splice(0)).toEqual([]);
  });

  /** Opens a page in its own browser context. An error in the console fails the test, unless it is `allowed`. */
  async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
    const context = await browser.createBrowserContext();
    contexts.push(context);
    const page = await context.newPage();
    const note = (text: string) => {
      if (page.url().startsWith(site.origin) && !options.allowed?.test(text)) errors.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(String(error)));
    if (options.viewport) await page.setViewport(options.viewport);
    if (engine !== 'firefox') await setUpChromium(page, options);
    await options.prepare?.(page);
    await page.goto(new URL(path, site.origin).href);
    return page;
  }

  /** Like `openPage`, but resolves when the page is hydrated. */
  async function openHydrated(path: string, options?: PageOptions): Promise<Page> {
    const page = await openPage(path, options);
    await hydrated(page);
    return page;
  }

  return site;
}

async function setUpChromium(page: Page, { javaScriptEnabled = true, media = {} }: PageOptions) {
  await page.setJavaScriptEnabled(javaScriptEnabled);
  await emulateMedia(page, media);
  // Requests for the map stay pending: an error page in its frame would take the focus.
  const devtools = await page.createCDPSession();
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** Sets all media features of the page in Chromium; omitted ones get their defaults. */
export async function emulateMedia(page: Page, { type = 'screen', ...given }: Media) {
  const devtools = await page.createCDPSession();
  await devtools.send('Emulation.setEmulatedMedia', {
    media: type,
    features: Object.entries({ ...features, ...given }).map(([name, value]) => ({ name, value })),
  });
}

/** Waits until the page is hydrated. */
export async function hydrated(page: AnyPage): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}
