import type { Browser, Page, PuppeteerLifeCycleEvent } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../tools/browsers.ts';
import { createForwarder, listen } from '../../tools/forwarder/forwarder.ts';
import { startSite } from '../../tools/site-process.ts';
import { emulateMedia, type Media } from './visitor.ts';

// Puppeteer's own `page.click()` and `page.$eval()` throw where nothing is found, and its locators wait for ever without
// JavaScript: tests act through `visit.ts` and `visitor.ts`, and poll for what they expect. URLs are whole:
// `page.goto(site.origin + path)`.

export type PageOptions = {
  /** Errors that the test provokes. */
  readonly allowed?: RegExp;
  /** Called before the page is opened, e.g. to hold requests, slow the processor down or go offline. */
  readonly prepare?: (page: Page) => unknown;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** What to wait for; `load` by default. */
  readonly waitUntil?: PuppeteerLifeCycleEvent;
  readonly javaScriptEnabled?: boolean;
  /** What the visitor has set. Chromium only. */
  readonly media?: Media;
};

type SiteOptions = {
  /** `chromium` keeps the pages that are left, which `headless` does not, and takes twice the processor time. */
  readonly engine?: 'headless' | 'chromium' | 'firefox';
  readonly dist?: string;
  readonly environment?: Readonly<Record<string, string>>;
};

/** Milliseconds to wait for anything on a page: more than a busy machine takes. */
export const waiting = { timeout: 15_000 };

/** Runs the built site and the local forwarding service for the tests of a file. */
export function serveSite({ dist = 'dist', environment = {} }: SiteOptions = {}) {
  // The origin is known once the site runs, e.g. `http://localhost:41234`.
  const site = { origin: '', forwarder: createForwarder() };
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const inbox = await listen(site.forwarder, { host: 'localhost', port: 0 });
    stops.push(inbox.close);
    const settings = {
      ENQUIRY_ENDPOINT: inbox.origin,
      ENQUIRY_INBOX: 'inbox@par-avion.example',
      LOG_LEVEL: 'silent',
      ...environment,
    };
    const server = await startSite({ dist, environment: settings });
    stops.push(() => server.stop());
    site.origin = server.origin;
  });
  afterEach(() => site.forwarder.reset());
  afterAll(() => Promise.all(stops.map((stop) => stop())));
  return site;
}

/** Runs the built site, the local forwarding service and a browser for the tests of a file. */
export function testSite(options: SiteOptions = {}) {
  const { engine = 'headless' } = options;
  const site = Object.assign(serveSite(options), { openPage, openLivePage });
  const errors: string[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterEach(async () => {
    const contexts = browser.browserContexts();
    for (const context of contexts) {
      if (context !== browser.defaultBrowserContext()) await context.close();
    }
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  /**
   * A page in a context of its own, with reduced motion by default, so that no test waits for what only moves. An
   * error in the page's console fails the test, unless it is `allowed`.
   */
  async function openPage(path: string, pageOptions: PageOptions = {}): Promise<Page> {
    const { allowed, prepare, waitUntil = 'load' } = pageOptions;
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(waiting.timeout);
    const note = (text: string) => {
      // Only this site's errors count: the forwarding service's policy does not allow Firefox its icon.
      const isHere = engine !== 'firefox' || page.url().startsWith(`${site.origin}/`);
      if (isHere && !allowed?.test(text)) errors.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(String(error)));
    if (pageOptions.viewport) await page.setViewport(pageOptions.viewport);
    if (engine !== 'firefox') await setUpChromium(page, pageOptions);
    await prepare?.(page);
    await page.goto(new URL(path, site.origin).href, { waitUntil });
    return page;
  }

  /** The same, resolved when the page is hydrated. */
  async function openLivePage(path: string, pageOptions?: PageOptions): Promise<Page> {
    const page = await openPage(path, pageOptions);
    await hydrated(page);
    return page;
  }

  return site;
}

async function setUpChromium(page: Page, options: PageOptions): Promise<void> {
  const { javaScriptEnabled = true, media } = options;
  await page.setJavaScriptEnabled(javaScriptEnabled);
  await emulateMedia(page, media);
  // The map is another site's page. Without an answer its frame stays as it is: a page with an error would take the focus.
  const devtools = await page.createCDPSession();
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => undefined);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** What React keeps on its root element. It distinguishes hydration that has begun from hydration that is done. */
type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** Waits until the page, in any engine, is hydrated. */
export async function hydrated(page: {
  waitForFunction(condition: () => boolean): Promise<unknown>;
}): Promise<void> {
  await page.waitForFunction(() => {
    const entries = Object.entries(document.getElementById('root') ?? {});
    const entry = entries.find(([key]) => key.startsWith('__reactContainer'));
    const root = entry?.[1] as ReactRoot | undefined;
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
