import { afterEach, beforeAll } from 'vitest';
import { createForwarder, listen } from '../../tools/forwarder/forwarder.ts';
import { startSite } from '../setup/site-process.ts';
import { type AnyPage, hydrated } from './visit.ts';

/** A browser in which one page is open at a time. */
type Window<Page> = { openPage(): Promise<Page>; close(): Promise<unknown> };

export type Site<Page extends AnyPage> = ReturnType<typeof testSite<Page>>;

/** Runs the built site, the local forwarding service, which sends visitors back, and a browser for the tests of a file. */
export function testSite<Page extends AnyPage>(startBrowser: () => Promise<Window<Page>>) {
  // The origin is set once the site runs, e.g. `http://localhost:41234`.
  const site = { origin: '', forwarder: createForwarder(), openEmpty, openPage };
  let browser: Window<Page>;

  beforeAll(async () => {
    const inbox = await listen(site.forwarder, { host: 'localhost', port: 0 });
    const settings = { ENQUIRY_INBOX: 'inbox@par-avion.example', ENQUIRY_RETURN: 'on' };
    const environment = { ...settings, ENQUIRY_ENDPOINT: inbox.origin };
    const server = await startSite({ environment });
    site.origin = server.origin;
    browser = await startBrowser();
    return async () => {
      await browser.close();
      await Promise.all([server.stop(), inbox.close()]);
    };
  });
  afterEach(() => site.forwarder.reset());

  /** Opens a page without scripts, which would store data when it is left, and clears the browser's storage. */
  async function openEmpty(): Promise<Page> {
    const page = await browser.openPage();
    await page.goto(`${site.origin}/robots.txt`);
    await page.evaluate(() => [sessionStorage, localStorage].map((storage) => storage.clear()));
    return page;
  }

  /** Opens a page with empty browser storage, and waits until it is hydrated. */
  async function openPage(path: string): Promise<Page> {
    const page = await openEmpty();
    await page.goto(site.origin + path);
    await hydrated(page);
    return page;
  }

  return site;
}
