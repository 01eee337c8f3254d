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
   * A page in a context of its own, for a visitor who wants less motion unless told: nothing then has to be waited
   * for that only moves. Whatever the page logs as an error fails the test, unless it is `allowed`.
   */
  openPage(path: string, options?: PageOptions): Promise<Page>;
  /** The same, resolved when React has taken over the page. */
  openLivePage(path: string, options?: PageOptions): Promise<Page>;
  /** The same, whole and usable while its scripts have yet to come: `release` lets them. */
  openWaitingPage(path: string, options?: PageOptions): Promise<WaitingPage>;
};

export type WaitingPage = { readonly page: Page; release(): void };

export type PageOptions = BrowserContextOptions & {
  /** Errors that this test provokes. */
  readonly allowed?: RegExp;
  /** Called before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** How far the page must have come; `load` unless told. A page whose scripts never come stays at `commit`. */
  readonly waitUntil?: 'commit' | 'load';
};

/** The addresses of all scripts the site has. */
export const scripts = /\/assets\/[^/]*\.js$/;

/** Milliseconds to wait for anything on a page: more than a busy machine needs. */
export const waiting = { timeout: 15_000 };

/** What Chromium says of a picture or a frame that came into view once the network was gone. */
export const whileOffline = /ERR_INTERNET_DISCONNECTED/;

/** The page's text as it is shown, without what is hidden. */
export function shownText(page: Page): Promise<string> {
  return page.locator('#root').innerText();
}

/** Every page there is: the table's and the one for all other addresses. */
export const allPaths: readonly string[] = [...routes.map(({ path }) => path), '/not-found'];

type SiteOptions = {
  readonly dist?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Full Chromium only where the back/forward cache is the subject: it takes twice the processor time. */
  readonly engine?: 'headless' | 'chromium';
  /** How this file's Chromium differs from the others'. */
  readonly launch?: LaunchOptions;
};

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
  const faults: string[] = [];
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
      args: launchArguments,
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
    // The map is somebody else's page, and no test needs the internet.
    await context.route(/openstreetmap\.org/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(waiting.timeout);
    const note = (text: string) => {
      if (!allowed?.test(text)) faults.push(text);
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
    expect(faults.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    for (const stopOne of stops.reverse()) await stopOne();
  });

  return fixture;
}

/** What React keeps on its root element; tells hydration that has begun from hydration that is done. */
type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const entries = Object.entries(document.getElementById('root') ?? {});
    const entry = entries.find(([key]) => key.startsWith('__reactContainer'));
    const root = entry?.[1] as ReactRoot | undefined;
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Makes the browser one whose visitor has asked for less data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Keeps every script of the page waiting until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    // What else was prepared for it holds; the page that asked may be gone by now.
    await route.fallback().catch(() => undefined);
  });
  return release;
}
