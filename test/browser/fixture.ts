import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { routes } from '../../shared/routes.ts';
import { requireBrowser } from '../../tools/browsers.ts';
import { createForwarder, type Forwarder, listen } from '../../tools/forwarder/forwarder.ts';
import { freePort, launchArguments, startSite, stopSite } from '../../tools/running-site.ts';

export type Fixture = {
  /** Origin of the running site, e.g. `http://localhost:41234`. */
  readonly origin: string;
  readonly browser: Browser;
  readonly forwarder: Forwarder;
  /**
   * A page in a context of its own, with reduced motion by default, so that no test waits for what only moves. An
   * error in the page's console fails the test, unless it is `allowed`.
   */
  openPage(path: string, options?: PageOptions): Promise<Page>;
  /** The same, resolved when the page is hydrated. */
  openLivePage(path: string, options?: PageOptions): Promise<Page>;
  /** The same, complete but for its scripts, which arrive when `release` is called. */
  openWaitingPage(path: string, options?: PageOptions): Promise<WaitingPage>;
};

export type WaitingPage = { readonly page: Page; release(): void };

export type PageOptions = BrowserContextOptions & {
  /** Errors that the test provokes. */
  readonly allowed?: RegExp;
  /** Called before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What to wait for; `load` by default. A page whose scripts never arrive needs `commit`. */
  readonly waitUntil?: 'commit' | 'domcontentloaded' | 'load';
};

/** The URLs of the site's scripts. */
export const scripts = /\/assets\/[^/]*\.js$/;

/** Milliseconds to wait for anything on a page: more than a busy machine takes. */
export const waiting = { timeout: 15_000 };

/** What Chromium logs about a picture or a frame that comes into view without a network. */
export const whileOffline = /ERR_INTERNET_DISCONNECTED/;

/** The page's visible text. */
export function shownText(page: Page): Promise<string> {
  return page.locator('#root').innerText();
}

/** Every page: those of the route table and the one for unknown URLs. */
export const allPaths: readonly string[] = [...routes.map(({ path }) => path), '/not-found'];

type SiteOptions = {
  readonly dist?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Full Chromium takes twice the processor time; only the back/forward cache needs it. */
  readonly engine?: 'headless' | 'chromium';
  /** Launch options for this file only. */
  readonly launch?: LaunchOptions;
};

/** The map is another site's page. Intercepting its requests would cost each page a quarter more time. */
const noInternet = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** Runs the built site, the local forwarding service and Chromium for the tests of a file. */
export function testSite({
  dist = 'dist',
  environment = {},
  engine = 'headless',
  launch,
}: SiteOptions = {}): Fixture {
  const fixture = { origin: '', forwarder: createForwarder() } as {
    -readonly [Key in keyof Fixture]: Fixture[Key];
  };
  const errors: string[] = [];
  const stops: (() => Promise<unknown> | undefined)[] = [];

  beforeAll(async () => {
    const inbox = await listen(fixture.forwarder, { host: 'localhost', port: 0 });
    stops.push(inbox.close);
    const port = await freePort();
    fixture.origin = `http://localhost:${port}`;
    const site = await startSite(dist, {
      PORT: String(port),
      ENQUIRY_ENDPOINT: inbox.origin,
      ENQUIRY_INBOX: 'inbox@par-avion.example',
      LOG_LEVEL: 'silent',
      ...environment,
    });
    stops.push(() => stopSite(site));
    fixture.browser = await chromium.launch({
      executablePath: requireBrowser(engine),
      args: [...launchArguments, noInternet],
      ...launch,
    });
    stops.push(() => fixture.browser.close());
  });

  fixture.openPage = async (path, { allowed, prepare, waitUntil, ...contextOptions } = {}) => {
    const context = await fixture.browser.newContext({
      baseURL: fixture.origin,
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
    await page.goto(path, { waitUntil: waitUntil ?? 'load' });
    return page;
  };

  fixture.openLivePage = async (path, options) => {
    const page = await fixture.openPage(path, options);
    await hydrated(page);
    return page;
  };

  fixture.openWaitingPage = async (path, options) => {
    let release = () => {};
    const prepare = async (page: Page) => {
      await options?.prepare?.(page);
      release = await holdScripts(page);
    };
    const page = await fixture.openPage(path, { ...options, prepare, waitUntil: 'commit' });
    await page.locator('#settings').waitFor({ state: 'attached' });
    return { page, release };
  };

  afterEach(async () => {
    for (const context of fixture.browser.contexts()) await context.close();
    fixture.forwarder.reset();
    expect(errors.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    for (const stopOne of stops.reverse()) await stopOne();
  });

  return fixture;
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

/** Holds every script of the page back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    // Other handlers of the test still apply. The page that asked may be gone by now.
    await route.fallback().catch(() => undefined);
  });
  return release;
}
