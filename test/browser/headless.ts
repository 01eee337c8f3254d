import type { CDPSession, Page } from 'puppeteer-core';
import { afterEach, expect } from 'vitest';
import { launchBrowser } from '../../tools/browsers.ts';
import { setClock } from '../setup/copy-day.ts';
import { testSite } from './site.ts';
import { hydrated } from './visit.ts';

// Puppeteer's own `page.click()` throws if the element is not there yet, and its locators wait forever without JavaScript:
// tests act through `visit.ts` and poll for their expectations.

/** Default CSS media features: reduced motion, so that no test waits for an animation. */
const features = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
  'forced-colors': 'none',
};

/** A visitor's media settings. An empty `type` means a screen, or paper while printing. */
type Media = Partial<typeof features> & { readonly type?: '' | 'print' };

const defaults = {
  /** Session storage of the tab. */
  stored: {},
  viewport: { width: 1280, height: 720 },
  javaScriptEnabled: true,
  media: {} as Media,
};

/** Opens pages of the built site in headless Chromium, whose only page is reused: this takes less CPU time. */
export function testPages() {
  const site = testSite(startHeadless);
  let devtools: CDPSession;
  const errors: string[] = [];
  afterEach(() => expect(errors.splice(0)).toEqual([]));

  async function startHeadless() {
    const browser = await launchBrowser('headless');
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(setClock);
    // The status of a missing page is also an error; test/process/built-pages.test.ts requests every resource.
    const note = (text: string) => {
      const isExpected = /status of 404/.test(text) || !page.url().startsWith(site.origin);
      if (!isExpected) errors.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(String(error)));
    devtools = await page.createCDPSession();
    // The map is empty: an error page in its frame would take the focus.
    devtools.on('Fetch.requestPaused', ({ requestId }) => {
      devtools
        .send('Fetch.fulfillRequest', { requestId, responseCode: 204 })
        .catch(() => undefined);
    });
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
    return { openPage: async () => page, close: () => browser.close() };
  }

  /** Opens a page with empty browser storage, and waits until it is hydrated. An error in the console fails the test. */
  async function openPage(path: string, options: Partial<typeof defaults> = {}): Promise<Page> {
    const { stored, viewport, javaScriptEnabled, media } = { ...defaults, ...options };
    const page = await site.openEmpty();
    await page.setViewport(viewport);
    await page.setJavaScriptEnabled(javaScriptEnabled);
    await emulateMedia(media);
    await page.evaluate((all) => void Object.assign(sessionStorage, all), stored);
    const response = await page.goto(new URL(path, site.origin).href);
    // The page of an unknown URL has no scripts.
    if (javaScriptEnabled && response?.status() !== 404) await hydrated(page);
    return page;
  }

  /** Sets all media features of the page; omitted ones get their defaults. */
  async function emulateMedia({ type = '', ...given }: Media): Promise<void> {
    const all = Object.entries({ ...features, ...given });
    await devtools.send('Emulation.setEmulatedMedia', {
      media: type,
      features: all.map(([name, value]) => ({ name, value })),
    });
  }

  return Object.assign(site, { openPage, emulateMedia });
}
