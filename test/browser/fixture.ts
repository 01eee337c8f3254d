import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createForwarder, type Forwarder, listen } from '../forwarder/forwarder.ts';
import { requireBrowser } from '../setup/browsers.ts';

export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Fixture = {
  /** Origin of the running site, e.g. `http://localhost:41234`. */
  readonly origin: string;
  readonly browser: Browser;
  readonly forwarder: Forwarder;
  /** A page in a context of its own. Whatever it logs as an error fails the test, unless it is `allowed`. */
  openPage(path: string, options?: PageOptions): Promise<Page>;
};

export type PageOptions = BrowserContextOptions & {
  /** Errors that this test provokes. */
  readonly allowed?: RegExp;
  /** Called before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};

type SiteOptions = {
  readonly dist?: string;
  readonly environment?: Readonly<Record<string, string>>;
};

/** Runs the built site, the local forwarding service and Chromium for the tests of a file. */
export function useSite({ dist = 'dist', environment = {} }: SiteOptions = {}): Fixture {
  const fixture = { origin: '', forwarder: createForwarder() } as {
    -readonly [Key in keyof Fixture]: Fixture[Key];
  };
  const faults: string[] = [];
  const stops: (() => Promise<unknown> | undefined)[] = [];

  beforeAll(async () => {
    const inbox = await listen(fixture.forwarder, { host: 'localhost', port: 0 });
    const port = await freePort();
    fixture.origin = `http://localhost:${port}`;
    const site = await startSite(dist, {
      PORT: String(port),
      ENQUIRY_ENDPOINT: inbox.origin,
      ENQUIRY_INBOX: 'inbox@par-avion.example',
      LOG_LEVEL: 'silent',
      ...environment,
    });
    fixture.browser = await chromium.launch({
      executablePath: requireBrowser('chromium'),
      args: launchArguments,
    });
    stops.push(
      inbox.close,
      () => stop(site),
      () => fixture.browser.close(),
    );
  });

  fixture.openPage = async (path, { allowed, prepare, ...contextOptions } = {}) => {
    const context = await fixture.browser.newContext({
      baseURL: fixture.origin,
      ...contextOptions,
    });
    // The map is somebody else's page, and no test needs the internet.
    await context.route(/openstreetmap\.org/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    );
    const page = await context.newPage();
    const note = (text: string) => {
      if (!allowed?.test(text)) faults.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    await prepare?.(page);
    await page.goto(path);
    return page;
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

/** Starts the built server as production does, in a process of its own. Resolves when it listens. */
export async function startSite(
  dist: string,
  environment: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const site = spawn(process.execPath, [`${dist}/server/main.js`], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await Promise.race([once(site.stdout, 'data'), once(site, 'exit')]);
  if (site.exitCode !== null) throw new Error(`The site did not start: ${output.join(' ')}`);
  return site;
}

async function stop(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) return;
  site.kill();
  await once(site, 'exit');
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) =>
      key.startsWith('__reactContainer'),
    ),
  );
}
