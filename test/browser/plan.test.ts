import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { calendarPath, destinationRoutes } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { choose, chooseStart, expectPlan, planOn } from './plan-page.ts';
import { goWithoutScripts, hold } from './requests.ts';
import { emulateMedia, hydrated, testSite } from './site-in-browser.ts';
import { click, expectFocusWithin, expectShown, expectStartInView, translate } from './visit.ts';

const site = testSite();
const second = destinationAt(1);

it('a start is chosen on the boarding pass, read in its rows, printed, found again, and cleared', async () => {
  const page = await site.openHydrated(second.path, { viewport: { width: 390, height: 844 } });
  const general = await planOn(page);
  const chosen = await chooseStart(page);
  await click(page, '#your-start [role="status"] a');
  await expectStartInView(page, '#plan');
  await click(page, '.plan-answer li a');
  await expectStartInView(page, '[id^="step-"]:target');
  await emulateMedia(page, { type: 'print' });
  const printed = await page.$eval(
    '[rel="canonical"]',
    (link) => getComputedStyle(link, '::after').content,
  );
  expect(printed).toContain(second.path + chosen.query);
  await emulateMedia(page, {});
  await click(page, 'a[rel="next"]');
  await expectShown(page, destinationAt(2));
  await expectPlan(page, { start: '', query: '' });
  await page.goto(site.origin + second.path);
  await expectPlan(page, chosen);
  await click(page, '#your-start [type="reset"]');
  await expectPlan(page, general);
  await expectFocusWithin(page, '[name="level"]');
});

it('without script the boarding pass gets the calendar file', async () => {
  const page = await site.openPage(second.path, { javaScriptEnabled: false });
  const places = await page.$$('[name="start"] option');
  const start = await choose(page, 'start', places.length - 1);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('.ics')),
    click(page, '#your-start [type="submit"]'),
  ]);
  expect(answer.url()).toBe(`${site.origin}${calendarPath(second.id)}?level=&start=${start}`);
  expect(answer.status()).toBe(200);
});

it('a start that is chosen before the script comes, in a page that is being translated, is planned', async () => {
  const page = await site.openPage('about:blank', { allowed: /Minified React error/ });
  const release = await goWithoutScripts(page, site.origin + second.path);
  const start = await choose(page, 'start', 2);
  await page.evaluate(translate);
  await release();
  await hydrated(page);
  await expectPlan(page, { start, query: `?start=${start}` });
});

describe.each(destinationRoutes)('the page of $label', ({ path }) => {
  it.each([
    { width: 1440, height: 900, most: 900 },
    { width: 390, height: 844, most: 1_500 },
  ])(
    'has both choices in its first $most px where it is $width px wide',
    async ({ most, ...viewport }) => {
      const page = await site.openPage(path, { viewport });
      const bottom = await page.$eval(
        '#your-start [name="start"]',
        (it) => it.getBoundingClientRect().bottom,
      );
      expect(bottom).toBeLessThan(most);
    },
  );

  it('is at most 8,000 px high on a phone, with a plan and without', async () => {
    const page = await site.openHydrated(path, { viewport: { width: 390, height: 844 } });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThanOrEqual(8_000);
    await chooseStart(page);
    expect(await height()).toBeLessThanOrEqual(8_000);
  });
});

/** Loads a page again whose plan was chosen on an earlier visit; the display face comes last. */
async function openAgain(path: string, width: number, height: number): Promise<Page> {
  const page = await site.openHydrated(second.path, { viewport: { width, height } });
  const { start } = await chooseStart(page);
  const release = await hold(page, /\.woff2$/);
  await page.setCacheEnabled(false);
  await page.goto('about:blank');
  await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await release();
  await hydrated(page);
  if (path !== '/') await expectPlan(page, { start });
  const faces = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  await expect.poll(faces).toContain('loaded');
  return page;
}

it.each([
  { path: '/', width: 360, height: 9_000 },
  { path: '/', width: 1280, height: 6_000 },
  { path: second.path, width: 390, height: 1_300 },
  { path: second.path, width: 1440, height: 900 },
  { path: `${second.path}#after-offer`, width: 390, height: 800 },
  { path: `${second.path}#after-offer`, width: 1280, height: 800 },
])(
  'nothing moves on $path, $width × $height px, when the display face and the chosen start come',
  async ({ path, width, height }) => {
    const page = await openAgain(path, width, height);
    const moved = await page.evaluate(async () => {
      type LayoutShift = PerformanceEntry & { readonly value: number };
      let score = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) score += (entry as LayoutShift).value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return score;
    });
    // Ten times less than what counts as good. A busy machine may paint a frame in between.
    expect(moved).toBeLessThan(0.01);
  },
);

it('the plan that a link leads to has its heading in view after the start has come', async () => {
  const page = await openAgain(`${second.path}#plan`, 390, 800);
  await expectStartInView(page, '#plan');
});
