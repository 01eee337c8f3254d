import { describe, expect, it } from 'vitest';
import { homeSections } from '../../shared/routes.ts';
import { expectPanel, expectReceived, fillIn, submitButton } from './enquiry.ts';
import { testPages } from './headless.ts';
import {
  chooseIntake,
  click,
  destinationAt,
  expectFocusWithin,
  expectPlace,
  expectStartInView,
  hydrated,
  scrollDown,
} from './visit.ts';

const site = testPages();
const first = destinationAt(0);
const second = destinationAt(1);

it('scrolls to the top for a link to the current page, without a history entry', async () => {
  const page = await site.openPage('/');
  const steps = await page.evaluate(() => history.length);
  await scrollDown(page, 200);
  await click(page, 'header > a');
  await expectPlace(page, { top: 0 });
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

it('marks the link to the visible section', async () => {
  const page = await site.openPage('/', { viewport: { width: 390, height: 800 } });
  const marked = () =>
    page.$$eval('a[aria-current="location"]', (links) =>
      links.map((link) => link.getAttribute('href')),
    );
  expect(homeSections.length).toBeGreaterThan(2);
  for (const { id } of homeSections.toReversed()) {
    await click(page, `header a[href="#${id}"]`);
    await expectStartInView(page, `#${id}`);
    await expect.poll(marked).toEqual([`#${id}`]);
  }
});

/** Runs in the page: the places of the blocks on its first two screens. */
function placesOf(): readonly string[] {
  const blocks = [...document.querySelectorAll('h1, h2, h3, h4, p, li, table, form')];
  const placed = blocks.map((it) => ({ it, top: Math.round(it.getBoundingClientRect().top) }));
  const shown = placed.filter(({ top }) => top < 2 * innerHeight);
  return shown.map(({ it, top }) => `${top} ${it.textContent?.slice(0, 40)}`);
}

it.each([
  { path: '/', width: 360 },
  { path: second.path, width: 390 },
  { path: second.path, width: 1440 },
])(
  'keeps all in place on $path at $width px when font and scripts load',
  async ({ path, width }) => {
    const page = await site.openPage(second.path, { viewport: { width, height: 800 } });
    const url = new URL(path, site.origin);
    if (path !== '/') url.search = await chooseIntake(page);
    const devtools = await page.createCDPSession();
    const fontHeld = new Promise<string>((resolve) =>
      devtools.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId)),
    );
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
    await page.goto(url.href, { waitUntil: 'domcontentloaded' });
    const before = await page.evaluate(placesOf);
    await devtools.send('Fetch.continueRequest', { requestId: await fontHeld });
    await hydrated(page);
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await devtools.detach();
    expect(before.length).toBeGreaterThan(20);
    expect(await page.evaluate(placesOf)).toEqual(before);
  },
);

// Requests to other hosts fail the test: the content security policy blocks each with an error.
describe('without JavaScript', () => {
  const open = (path: string) => site.openPage(path, { javaScriptEnabled: false });

  it('sends the form and closes the panel by keyboard', async () => {
    const page = await open('/');
    await fillIn(page);
    await click(page, submitButton);
    await expectPanel(page, true);
    await expectReceived(site);
    await expectStartInView(page, 'dialog');
    await expectFocusWithin(page, 'dialog');
    await page.keyboard.press('Enter');
    await expectPanel(page, false);
  });

  it('opens a linked question', async () => {
    const page = await open(first.path);
    const question = await page.$eval('.questions summary + [id]', ({ id }) => id);
    await page.goto(`${site.origin}${first.path}#${question}`);
    const opened = await page.$$eval('details[open] > summary + [id]', (all) =>
      all.map(({ id }) => id),
    );
    expect(opened).toEqual([question]);
    await expectStartInView(page, 'details[open] > summary');
  });

  it('compares the two selected countries side by side', async () => {
    const page = await open('/');
    const compared = () =>
      page.$$eval('.compare thead [data-destination]', (cells) =>
        (cells as HTMLElement[])
          .filter((cell) => cell.checkVisibility())
          .sort((one, other) => one.offsetLeft - other.offsetLeft)
          .map(({ dataset }) => dataset['destination']),
      );
    await page.select('.compare label:first-of-type select', destinationAt(2).id);
    await page.select('.compare label:last-of-type select', destinationAt(3).id);
    expect(await compared()).toEqual([destinationAt(2).id, destinationAt(3).id]);
  });
});
