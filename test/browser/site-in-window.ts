import type { BrowserContext, Page as PuppeteerPage } from 'puppeteer-core';
import { beforeAll } from 'vitest';
import { launchBrowser } from '../../tools/browsers.ts';
import { runSite, type Site } from './browser-site.ts';
import { type AnyPage, hydrated } from './visit.ts';

/** A browser in which one page is open at a time. */
type Window<Page> = { openPage(): Promise<Page>; close(): Promise<unknown> };

export type SiteInWindow<Page> = Site & { openHydrated(path: string): Promise<Page> };

/** Runs the built site, the local forwarding service and a browser for the tests of a file. */
export function testSiteIn<Page extends AnyPage>(
  openWindow: () => Promise<Window<Page>>,
): SiteInWindow<Page> {
  const site = Object.assign(runSite(), { openHydrated });
  let browser: Window<Page>;

  beforeAll(async () => {
    browser = await openWindow();
    return () => browser.close();
  });

  /** Opens a page with empty browser storage, and waits until it is hydrated. */
  async function openHydrated(path: string): Promise<Page> {
    const page = await browser.openPage();
    // A page without scripts, which store data when it is left.
    await page.goto(`${site.origin}/robots.txt`);
    await page.evaluate(() => [sessionStorage, localStorage].map((storage) => storage.clear()));
    await page.goto(site.origin + path);
    await hydrated(page);
    return page;
  }

  return site;
}

/** Starts Chromium, whose only page is reused: this takes less CPU time. */
export async function startChromium(): Promise<Window<PuppeteerPage>> {
  const browser = await launchBrowser('chromium');
  const page = await browser.newPage();
  return { openPage: async () => page, close: () => browser.close() };
}

/** Starts Firefox. Each page is opened in a context of its own, since Puppeteer misses some navigations of a reused one. */
export async function startFirefox(): Promise<Window<PuppeteerPage>> {
  const browser = await launchBrowser('firefox');
  let context: BrowserContext | undefined;
  async function openPage() {
    await context?.close();
    context = await browser.createBrowserContext();
    return context.newPage();
  }
  return { openPage, close: () => browser.close() };
}
