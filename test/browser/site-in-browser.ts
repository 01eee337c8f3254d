import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../tools/browsers.ts';
import { createForwarder, listen } from '../../tools/forwarder/forwarder.ts';
import { freePort } from '../../tools/ports.ts';
import { startSite } from '../setup/site-process.ts';

// Puppeteer's own `page.click()` throws where nothing is found yet, and its locators wait for ever without JavaScript: tests
// act through `visit.ts`, and poll for what they expect. URLs are whole: `page.goto(site.origin + path)`.

/** A page in any of the browsers, with the methods that tests of all browsers use. */
export type AnyPage = Pick<Page, 'evaluate'> & {
  goto(url: string): Promise<unknown>;
  waitForFunction(condition: () => boolean): Promise<unknown>;
  readonly keyboard: { press(key: string): Promise<void> };
};

/** CSS media features as they are unless a test sets them: no test waits for what only moves. */
const features = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
  'forced-colors': 'none',
  'prefers-contrast': 'no-preference',
};

/** What a visitor has set. Chromium forgets `type` with the next page. */
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
  // The origin is known once the site runs, e.g. `http://localhost:41234`.
  const site = { origin: '', forwarder: createForwarder() };

  beforeAll(async () => {
    const inbox = await listen(site.forwarder, { host: 'localhost', port: 0 });
    const environment = {
      // Known beforehand: the public origin has it.
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
 * Runs the built site, the local forwarding service and a browser for the tests of a file. `chromium` keeps the pages
 * that are left, which `headless` does not, and takes twice the processor time.
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

  /** A page in a context of its own. An error in the site's console fails the test, unless it is `allowed`. */
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

  /** The same, resolved when the page is hydrated. */
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
  // The map is another site's page. Without an answer its frame stays as it is: a page with an error would take the focus.
  const devtools = await page.createCDPSession();
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** Sets all media features of the page, in Chromium: those that are not given have their defaults. */
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
