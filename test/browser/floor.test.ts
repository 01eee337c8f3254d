import type { CDPSession, Page } from 'puppeteer-core';
import { afterEach, expect, it } from 'vitest';
import { browserslist } from '../../package.json' with { type: 'json' };
import { launchBrowser } from '../../tools/browsers.ts';
import { setClock } from '../setup/copy-day.ts';
import { testSite } from './site.ts';
import { type AnyPage, chooseIntake, click, destinationAt, expectShown } from './visit.ts';

/** Errors that pages logged or threw, e.g. because hydration failed. */
const errors: unknown[] = [];
afterEach(() => expect(errors.splice(0)).toEqual([]));

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

  session.on('Runtime.consoleAPICalled', ({ type, args }) => type === 'error' && errors.push(args));
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => errors.push(exceptionDetails));
  await session.send('Runtime.enable');

  const evaluate: Page['evaluate'] = async (action, ...parameters) => {
    const expression = `(${action})(...${JSON.stringify(parameters)})`;
    const options = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', options);
    expect(exceptionDetails?.exception?.description).toBeUndefined();
    return result.value;
  };
  const page: AnyPage = {
    evaluate,
    waitForFunction: (condition) =>
      expect.poll(() => evaluate(condition), { timeout: 60_000 }).toBe(true),
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

const guide = destinationAt(1);

it('runs in the oldest supported version', async () => {
  const page = await site.openEmpty();
  const [oldest] = browserslist.filter((range) => range.startsWith('chrome >= '));
  const version = await page.evaluate(() => /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]);
  expect(`chrome >= ${version}`).toBe(oldest);
});

it('fits home page, guide and plan in the width of a phone', async () => {
  const home = await site.openPage('/');
  expect(await home.evaluate(findWide)).toEqual([]);
  const page = await site.openPage(guide.path);
  expect(await page.evaluate(findWide)).toEqual([]);
  await chooseIntake(page);
  expect(await page.evaluate(findWide)).toEqual([]);
});

it('draws field borders, focus ring and button colours', async () => {
  const page = await site.openPage('/');
  const look = await page.evaluate(() => {
    const field = document.querySelector('#enquiry input:not([type="hidden"])') as HTMLElement;
    const submit = document.querySelector('#enquiry [type="submit"]') as HTMLElement;
    field.focus();
    const { borderTop, outlineStyle } = getComputedStyle(field);
    return `${borderTop}, ${outlineStyle}, ${getComputedStyle(submit).backgroundColor}`;
  });
  expect(look).toMatch(/^[1-9.]+px solid rgb\(.+\), solid, rgb\(.+\)$/);
});

it('opens a guide in the same document when its link is tapped', async () => {
  const page = await site.openPage('/');
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await click(page, `main a[href="${guide.path}"]`);
  await expectShown(page, guide);
  await page.waitForFunction(() => (document.body.textContent ?? '').length > 5_000);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});
