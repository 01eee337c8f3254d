import type { Browser, CDPSession } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { launchFloorBrowser } from '../../tools/browsers.ts';
import { runSite } from './browser-site.ts';
import { enquiry, expectReceived } from './enquiry.ts';
import { destinationAt } from './visit.ts';

const site = runSite();
let browser: Browser;

beforeAll(async () => {
  browser = await launchFloorBrowser();
  return () => browser.close();
});

type Options = { readonly scripts?: boolean };

/** Opens a page in the oldest supported browser, in which Puppeteer can't create pages. */
async function openPage(path: string, { scripts = true }: Options = {}) {
  const root = await browser.target().createCDPSession();
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
  const page = root.connection()?.session(sessionId) as CDPSession;
  const screen = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };
  await page.send('Emulation.setDeviceMetricsOverride', screen);
  await page.send('Emulation.setScriptExecutionDisabled', { value: !scripts });
  await page.send('Page.navigate', { url: site.origin + path });

  async function evaluate<T>(action: (argument: string) => T, argument = ''): Promise<T> {
    const expression = `(${action})(${JSON.stringify(argument)})`;
    const options = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await page.send('Runtime.evaluate', options);
    expect(exceptionDetails?.exception?.description).toBeUndefined();
    return result.value;
  }
  const isComplete = () => document.readyState === 'complete' && location.href !== 'about:blank';
  await expect.poll(() => evaluate(isComplete)).toBe(true);
  return { evaluate, send: page.send.bind(page) };
}

/** Opens a page and waits until it is hydrated. */
async function openHydrated(path: string) {
  const page = await openPage(path);
  const isHydrated = () => performance.getEntriesByName('hydrated').length > 0;
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  return page;
}

/** Runs in the page: its whole text without white space, visible or not. */
function readText(): string {
  return (document.getElementById('root')?.textContent ?? '').replaceAll(/\s/g, '');
}

/** Runs in the page: elements that make the page scroll horizontally. */
function findWide(): string[] {
  const pictures = [...document.querySelectorAll('img, svg, table, input, select, iframe')];
  const wide = pictures.filter((it) => it.getBoundingClientRect().width > innerWidth);
  const scrolls = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
  return [...scrolls, ...wide.map((it) => it.outerHTML.slice(0, 120))];
}

const guide = destinationAt(1);
const paths = ['/', guide.path, `${guide.path}?level=master&start=2028-january`];

/** Hydrated pages by path, for tests that only read them. */
const pages = new Map<string, ReturnType<typeof openHydrated>>();

function readHydrated(path: string) {
  const page = pages.get(path) ?? openHydrated(path);
  pages.set(path, page);
  return page;
}

it.each(paths)('keeps the server-rendered text of %s after hydration', async (path) => {
  const sent = await openPage(path, { scripts: false });
  const text = await sent.evaluate(readText);
  expect(text.length).toBeGreaterThan(2000);
  const page = await readHydrated(path);
  // Hydration may add words, but loses none.
  expect((await page.evaluate(readText)).length).toBeGreaterThanOrEqual(text.length);
});

it.each(paths)('fits %s to the width of a phone', async (path) => {
  const page = await readHydrated(path);
  expect(await page.evaluate(findWide)).toEqual([]);
});

it('shows the first picture of a guide at stamp size', async () => {
  const page = await readHydrated(guide.path);
  const width = await page.evaluate(() => document.querySelector('.stamp img')?.clientWidth);
  expect(width).toBeGreaterThan(80);
  expect(width).toBeLessThan(130);
});

it('draws field borders, focus ring and button colours', async () => {
  const page = await readHydrated('/');
  const [border, width, colour, ring, button] = await page.evaluate(() => {
    const field = document.querySelector('#enquiry input:not([type="hidden"])') as HTMLElement;
    field.focus();
    const { borderTopStyle, borderTopWidth, borderTopColor, outlineStyle } =
      getComputedStyle(field);
    const submit = document.querySelector('#enquiry [type="submit"]') as HTMLElement;
    const { backgroundColor } = getComputedStyle(submit);
    return [borderTopStyle, borderTopWidth, borderTopColor, outlineStyle, backgroundColor];
  });
  expect([border, ring]).toEqual(['solid', 'solid']);
  expect(Number.parseFloat(`${width}`)).toBeGreaterThanOrEqual(1);
  expect([colour, button]).not.toContain('rgba(0, 0, 0, 0)');
});

it('opens a guide in the same document when its link is tapped', async () => {
  const page = await openHydrated('/');
  await page.evaluate((path) => {
    document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click();
  }, guide.path);
  const heading = () => page.evaluate(() => document.querySelector('h1')?.textContent);
  await expect.poll(heading).toContain(guide.label);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  await expect.poll(async () => (await page.evaluate(readText)).length).toBeGreaterThan(5000);
});

it('posts the enquiry form natively', async () => {
  const page = await openHydrated('/');
  for (const [name, value] of Object.entries(enquiry)) {
    await page.evaluate(
      (it) => document.querySelector<HTMLElement>(`[name="${it}"]`)?.focus(),
      name,
    );
    await page.send('Input.insertText', { text: value });
  }
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#enquiry [type="submit"]')?.click(),
  );
  await expectReceived(site);
});
