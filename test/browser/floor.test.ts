import type { CDPSession, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { browserslist } from '../../package.json' with { type: 'json' };
import { launchBrowser } from '../../tools/browsers.ts';
import { setClock } from '../setup/copy-day.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { expectReceived, fillIn, submitButton } from './enquiry.ts';
import { testSite } from './site.ts';
import {
  type AnyPage,
  chooseIntake,
  click,
  destinationAt,
  expectShown,
  hydrated,
} from './visit.ts';

/** Starts the oldest supported browser, in which Puppeteer can't create pages, on a phone. */
async function startFloorBrowser() {
  const browser = await launchBrowser('floor');
  const root = await browser.target().createCDPSession();
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
  const session = root.connection()?.session(sessionId) as CDPSession;
  const screen = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: setClock });

  const evaluate: Page['evaluate'] = async (action, ...parameters) => {
    const expression = `(${action})(...${JSON.stringify(parameters)})`;
    const options = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', options);
    expect(exceptionDetails?.exception?.description).toBeUndefined();
    return result.value;
  };
  const page: AnyPage = {
    evaluate,
    async waitForFunction(condition) {
      // Not `expect.poll`, which hooks can't use.
      await vi.waitFor(async () => expect(await evaluate(condition)).toBe(true), 60_000);
    },
    async goto(url) {
      await session.send('Page.navigate', { url });
      await page.waitForFunction(() => document.readyState === 'complete');
    },
  };
  return { openPage: async () => page, close: () => browser.close() };
}

const site = testSite(startFloorBrowser);

/** Runs in the page: elements that make the page scroll horizontally. */
function findWide(): string[] {
  const pictures = [...document.querySelectorAll('img, svg, table, input, select, iframe')];
  const wide = pictures.filter((it) => it.getBoundingClientRect().width > innerWidth);
  const scrolls = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
  return [...scrolls, ...wide.map((it) => it.outerHTML.slice(0, 120))];
}

/** The text of a page's content. */
const contentOf = (html: string) => textOf(only(parseHtml(html), '#root'));

const guide = destinationAt(1);

it('runs in the oldest supported version', async () => {
  const page = await site.openEmpty();
  const [oldest] = browserslist.filter((range) => range.startsWith('chrome >= '));
  const version = await page.evaluate(() => /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]);
  expect(`chrome >= ${version}`).toBe(oldest);
});

describe.each([
  { name: '/', path: '/' },
  { name: 'a guide', path: guide.path },
  { name: 'a plan', path: guide.path, isChosen: true },
])('$name', ({ path, isChosen }) => {
  let page: AnyPage;

  beforeAll(async () => {
    page = await site.openHydrated(path);
    if (isChosen) await page.goto(`${site.origin}${path}${await chooseIntake(page)}`);
    await hydrated(page);
  });

  it('keeps the server-rendered text after hydration', async () => {
    const address = await page.evaluate(() => location.href);
    const sent = contentOf(await (await fetch(address)).text());
    expect(sent.length).toBeGreaterThan(2000);
    const shown = contentOf(await page.evaluate(() => document.documentElement.outerHTML));
    // Hydration may add words, but loses none.
    expect(shown.length).toBeGreaterThanOrEqual(sent.length);
  });

  it('fits the width of a phone', async () => {
    expect(await page.evaluate(findWide)).toEqual([]);
  });
});

it('shows the first picture of a guide at stamp size', async () => {
  const page = await site.openHydrated(guide.path);
  const width = await page.evaluate(() => document.querySelector('.stamp img')?.clientWidth);
  expect(width).toBeGreaterThan(80);
  expect(width).toBeLessThan(130);
});

it('draws field borders, focus ring and button colours', async () => {
  const page = await site.openHydrated('/');
  const [border, width, ring, ...colours] = await page.evaluate(() => {
    const field = document.querySelector('#enquiry input:not([type="hidden"])') as HTMLElement;
    const submit = document.querySelector('#enquiry [type="submit"]') as HTMLElement;
    field.focus();
    const look = getComputedStyle(field);
    const { backgroundColor } = getComputedStyle(submit);
    const { borderTopStyle, borderTopWidth, outlineStyle, borderTopColor } = look;
    return [borderTopStyle, borderTopWidth, outlineStyle, borderTopColor, backgroundColor];
  });
  expect([border, ring]).toEqual(['solid', 'solid']);
  expect(Number.parseFloat(`${width}`)).toBeGreaterThanOrEqual(1);
  expect(colours).not.toContain('rgba(0, 0, 0, 0)');
});

it('opens a guide in the same document when its link is tapped', async () => {
  const page = await site.openHydrated('/');
  await click(page, `main a[href="${guide.path}"]`);
  await expectShown(page, guide);
  await page.waitForFunction(() => (document.body.textContent ?? '').length > 5_000);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

it('posts the enquiry form natively', async () => {
  const page = await site.openHydrated('/');
  await fillIn(page);
  await click(page, submitButton);
  await expectReceived(site);
});
