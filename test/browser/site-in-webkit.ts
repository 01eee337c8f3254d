import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startWebKit, type WebKitPage } from '../../tools/webkit/webkit.ts';
import { hydrated, serveSite } from './site-in-browser.ts';

/** Runs the built site, the local forwarding service and WebKitGTK, which has one window, for the tests of a file. */
export function testSiteInWebKit(environment: Readonly<Record<string, string>> = {}) {
  const site = Object.assign(serveSite({ environment }), { openLivePage });
  let page: WebKitPage;

  beforeAll(async () => {
    page = await startWebKit();
  });
  afterEach(async () => {
    const errors = await page.evaluate('globalThis.errors ?? []');
    // The next visitor is another one.
    await page.evaluate(() => [sessionStorage, localStorage].map((storage) => storage.clear()));
    expect(errors).toEqual([]);
  });
  afterAll(() => page.close());

  /** Opens the page and waits until it is hydrated. An error of a script from then on, or before, fails the test. */
  async function openLivePage(path: string): Promise<WebKitPage> {
    await page.setViewport({ width: 1_280, height: 720 });
    await page.goto(site.origin + path);
    await page.evaluate(collectErrors);
    await hydrated(page);
    return page;
  }

  return site;
}

/** Runs in the page before it is hydrated: keeps what its scripts report. */
function collectErrors(): void {
  const errors: string[] = [];
  Object.assign(globalThis, { errors });
  console.error = (...parts) => errors.push(parts.join(' '));
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
}
