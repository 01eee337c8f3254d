import { afterEach, beforeAll } from 'vitest';
import { startWebKit, type WebKitPage } from '../../tools/webkit/webkit.ts';
import { hydrated, serveSite } from './site-in-browser.ts';

/** Runs the built site, the local forwarding service and WebKitGTK, which has one window, for the tests of a file. */
export function testSiteInWebKit() {
  const site = Object.assign(serveSite(), { openLivePage });
  let page: WebKitPage;

  beforeAll(async () => {
    page = await startWebKit();
    return () => page.close();
  });
  afterEach(async () => {
    // The next visitor is another one.
    await page.evaluate(() => [sessionStorage, localStorage].map((storage) => storage.clear()));
  });

  /** Opens the page and waits until it is hydrated. */
  async function openLivePage(path: string): Promise<WebKitPage> {
    await page.setViewport({ width: 1_280, height: 720 });
    await page.goto(site.origin + path);
    await hydrated(page);
    return page;
  }

  return site;
}
