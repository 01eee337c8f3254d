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

/** A visitor's media settings. An empty `type` means a screen, or paper while printing. */
type Media = Partial<typeof features> & { readonly type?: '' | 'print' };

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
  const errors: string[] = [];
  let tabs: Tabs;

  beforeAll(async () => {
    const browser = await launchBrowser(engine);
    tabs = engine === 'headless' ? await tabsOfOneProcess(browser, site) : tabsOfContexts(browser);
    return () => browser.close();
  });
  afterEach(async () => {
    await tabs.closeAll();
    expect(errors.splice(0)).toEqual([]);
  });

  /** Opens a page with empty browser storage. An error in the console fails the test, unless it is `allowed`. */
  async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
    const page = await tabs.open();
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

type Tabs = { open(): Promise<Page>; closeAll(): Promise<unknown> };

/** Each tab in its own browser context. */
function tabsOfContexts(browser: Browser): Tabs {
  const contexts: BrowserContext[] = [];
  return {
    async open() {
      const context = await browser.createBrowserContext();
      contexts.push(context);
      return context.newPage();
    },
    closeAll: () => Promise.all(contexts.splice(0).map((context) => context.close())),
  };
}

/** Tabs opened by another one, whose process they share: this takes less than half the CPU time. `closeAll` clears storage. */
async function tabsOfOneProcess(browser: Browser, { origin }: { origin: string }): Promise<Tabs> {
  const opener = await browser.newPage();
  await opener.goto(`${origin}/robots.txt`);
  return {
    async open() {
      const opened = new Promise<Page | null>((resolve) => opener.once('popup', resolve));
      await opener.evaluate(() => void open('about:blank'));
      const page = await opened;
      if (!page) throw new Error('The browser opened no tab.');
      return page;
    },
    async closeAll() {
      for (const page of await browser.pages()) if (page !== opener) await page.close();
      await opener.evaluate(() => localStorage.clear());
    },
  };
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
export async function emulateMedia(page: Page, { type = '', ...given }: Media) {
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
