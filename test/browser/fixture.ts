import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchArguments, requireBrowser } from '../../tools/browsers.ts';
import { createForwarder, listen } from '../../tools/forwarder/forwarder.ts';
import { freePort } from '../../tools/ports.ts';
import { startSite } from '../../tools/site-process.ts';

export type PageOptions = BrowserContextOptions & {
  /** Errors that the test provokes. */
  readonly allowed?: RegExp;
  /** Called before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What to wait for; `load` by default. A page whose scripts never arrive needs `commit`. */
  readonly waitUntil?: 'commit' | 'domcontentloaded' | 'load';
};

type SiteOptions = {
  readonly dist?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Keeps the pages that are left. Only full Chromium can, and takes twice the processor time. */
  readonly pageCache?: boolean;
};

/** The URLs of the site's scripts. */
export const scripts = /\/assets\/[^/]*\.js$/;

/** Milliseconds to wait for anything on a page: more than a busy machine takes. */
export const waiting = { timeout: 15_000 };

/** The map is another site's page. Intercepting its requests would cost each page a quarter more time. */
const noInternet = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** Runs the built site, the local forwarding service and Chromium for the tests of a file. */
export function testSite({ dist = 'dist', environment, pageCache = false }: SiteOptions = {}) {
  // The origin is known once the site runs, e.g. `http://localhost:41234`.
  const site = { origin: '', forwarder: createForwarder(), openPage, openLivePage };
  const errors: string[] = [];
  const stops: (() => Promise<unknown>)[] = [];
  let browser: Browser;

  beforeAll(async () => {
    const inbox = await listen(site.forwarder, { host: 'localhost', port: 0 });
    stops.push(inbox.close);
    const port = await freePort();
    site.origin = `http://localhost:${port}`;
    const settings = {
      PORT: String(port),
      ENQUIRY_ENDPOINT: inbox.origin,
      ENQUIRY_INBOX: 'inbox@par-avion.example',
      LOG_LEVEL: 'silent',
      ...environment,
    };
    const launchOptions = {
      executablePath: requireBrowser(pageCache ? 'chromium' : 'headless'),
      args: [...launchArguments, noInternet],
      ignoreDefaultArgs: pageCache ? ['--disable-back-forward-cache'] : [],
    };
    const server = startSite({ dist, environment: settings });
    stops.push(async () => (await server).stop());
    const launched = chromium.launch(launchOptions);
    stops.push(async () => (await launched).close());
    [browser] = await Promise.all([launched, server]);
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    site.forwarder.reset();
    expect(errors.splice(0)).toEqual([]);
  });

  afterAll(() => Promise.all(stops.map((stop) => stop())));

  /**
   * A page in a context of its own, with reduced motion by default, so that no test waits for what only moves. An
   * error in the page's console fails the test, unless it is `allowed`.
   */
  async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
    const { allowed, prepare, waitUntil = 'load', ...contextOptions } = options;
    const context = await browser.newContext({
      baseURL: site.origin,
      reducedMotion: 'reduce',
      ...contextOptions,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(waiting.timeout);
    const note = (text: string) => {
      if (!allowed?.test(text)) errors.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    await prepare?.(page);
    await page.goto(path, { waitUntil });
    return page;
  }

  /** The same, resolved when the page is hydrated. */
  async function openLivePage(path: string, options?: PageOptions): Promise<Page> {
    const page = await openPage(path, options);
    await hydrated(page);
    return page;
  }

  return site;
}

/** What React keeps on its root element. It distinguishes hydration that has begun from hydration that is done. */
type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** Waits until the page, in any driver, is hydrated. */
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

/** Makes the browser report that its visitor saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Holds what the page requests at these URLs, its scripts by default, until the returned function is called. */
export async function hold(page: Page, urls = scripts): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    await released;
    // Other handlers of the test still apply. The page that asked may be gone by now.
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** Loads a page whose scripts arrive when the returned function is called. */
export async function goWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#settings').waitFor({ state: 'attached' });
  return release;
}
