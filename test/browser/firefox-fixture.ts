import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { requireBrowser } from '../../tools/browsers.ts';
import { createForwarder, type Forwarder, listen } from '../../tools/forwarder/forwarder.ts';
import { startSite } from '../../tools/site-process.ts';
import { hydrated, waiting } from './fixture.ts';

export type FirefoxFixture = {
  /** Origin of the running site, e.g. `http://localhost:41234`. */
  readonly origin: string;
  readonly browser: Browser;
  readonly forwarder: Forwarder;
  /** A loaded page in a context of its own. An error in the page's console fails the test. */
  openPage(path: string): Promise<Page>;
  /** The same, resolved when the page is hydrated. */
  openLivePage(path: string): Promise<Page>;
};

type Options = {
  readonly environment?: Readonly<Record<string, string>>;
  /** A setting of the browser: WebDriver BiDi can't switch JavaScript off for a page of this Firefox. */
  readonly javaScriptEnabled?: boolean;
  readonly colorScheme?: 'light' | 'dark';
};

// The map is another site's page: every host but this machine is behind a proxy that does not exist.
const noInternet = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** Runs the built site, the local forwarding service and Debian's Firefox for the tests of a file. */
export function testSiteInFirefox({
  environment = {},
  javaScriptEnabled = true,
  colorScheme = 'light',
}: Options = {}) {
  const fixture = { origin: '', forwarder: createForwarder() } as {
    -readonly [Key in keyof FirefoxFixture]: FirefoxFixture[Key];
  };
  const errors: string[] = [];
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const inbox = await listen(fixture.forwarder, { host: 'localhost', port: 0 });
    stops.push(inbox.close);
    const site = await startSite({
      environment: {
        ENQUIRY_ENDPOINT: inbox.origin,
        ENQUIRY_INBOX: 'inbox@par-avion.example',
        LOG_LEVEL: 'silent',
        ...environment,
      },
    });
    fixture.origin = site.origin;
    stops.push(() => site.stop());
    fixture.browser = await launch({
      browser: 'firefox',
      executablePath: requireBrowser('firefox'),
      headless: true,
      timeout: 60_000,
      extraPrefsFirefox: {
        ...noInternet,
        'javascript.enabled': javaScriptEnabled,
        'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
        'ui.prefersReducedMotion': 1,
      },
    });
    stops.push(() => fixture.browser.close());
  });

  fixture.openPage = async (path) => {
    const context = await fixture.browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(waiting.timeout);
    // Only this site's errors count: the forwarding service's policy does not allow Firefox its icon.
    const note = (text: string) => {
      if (page.url().startsWith(`${fixture.origin}/`)) errors.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    await page.goto(fixture.origin + path);
    return page;
  };

  fixture.openLivePage = async (path) => {
    const page = await fixture.openPage(path);
    await hydrated(page);
    return page;
  };

  afterEach(async () => {
    for (const context of fixture.browser.browserContexts()) {
      if (context !== fixture.browser.defaultBrowserContext()) await context.close();
    }
    fixture.forwarder.reset();
    expect(errors.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    for (const stopOne of stops.reverse()) await stopOne();
  });

  return fixture as FirefoxFixture;
}
