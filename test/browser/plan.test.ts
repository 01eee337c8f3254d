import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationRoute } from '../../shared/routes.ts';
import { goWithoutScripts, hold } from './requests.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import { click, expectFocus, fill, forbidStorage, shows, translate } from './visit.ts';

const site = testSite();
const uk = destinationRoute('uk');
const plan = `${uk.path}#plan`;

/** Sets the visitor's clock to 22 November 2026. */
function november(page: Page): Promise<unknown> {
  return page.evaluateOnNewDocument(() => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor() {
        super('2026-11-22T06:30:00Z');
      }
    } as DateConstructor;
  });
}

/** What the plan says: its sentence, the steps that are due, what a screen reader was told, and what the form shows. */
function stateOf(page: Page) {
  return page.evaluate(() => {
    const steps = [...document.querySelectorAll('ol > li:has(h4)')];
    return {
      sentence: /Today: .*?\d{4}\. .*?\./.exec(document.body.innerText)?.[0] ?? '',
      due: steps.flatMap((step, index) => (step.matches('[data-due="now"]') ? [index + 1] : [])),
      told: document.querySelector('main [role="status"]')?.textContent,
      intake: document.querySelector<HTMLSelectElement>('[name="intake"]')?.value,
      year: document.querySelector<HTMLInputElement>('[name="year"]')?.value,
    };
  });
}

async function expectState(page: Page, state: Partial<Awaited<ReturnType<typeof stateOf>>>) {
  await expect.poll(() => stateOf(page)).toMatchObject(state);
}

const general = { sentence: '', due: [], intake: '', year: '' };
const sentence = 'Today: 22 November 2026. For September 2027, step 2 is due now.';
const chosen = { sentence, due: [2], intake: 'september', year: '2027' };

it('a start, chosen before the script came or later, is planned, told once, and kept until it is cleared', async () => {
  const page = await site.openPage('about:blank', { prepare: november });
  const release = await goWithoutScripts(page, site.origin + plan);
  await page.select('[name="intake"]', 'september');
  await fill(page, '[name="year"]', '2027');
  await release();
  await expectState(page, { ...chosen, told: '' });
  await click(page, 'main form[method="get"] [type="reset"]');
  await expectState(page, { ...general, told: 'Choice cleared.' });
  await page.reload();
  await hydrated(page);
  await expectState(page, { ...general, told: '' });
  // The first year that can be reached is offered, and can be changed.
  await page.select('[name="intake"]', 'september');
  await expectState(page, { ...chosen, told: sentence });
  await fill(page, '[name="year"]', '2028');
  await expectState(page, { due: [], year: '2028' });
  await fill(page, '[name="year"]', '2027');
  await page.reload();
  await expectState(page, { ...chosen, told: '' });
});

it('a start, chosen before the script came in a page that is being translated, is planned, and kept', async () => {
  const allowed = /Minified React error/;
  const page = await site.openPage('about:blank', { prepare: november, allowed });
  const release = await goWithoutScripts(page, site.origin + plan);
  await page.select('[name="intake"]', 'september');
  await fill(page, '[name="year"]', '2027');
  await page.evaluate(translate);
  await release();
  await hydrated(page);
  await expectState(page, chosen);
  const releaseAgain = await goWithoutScripts(page, site.origin + uk.path);
  await page.evaluate(translate);
  await releaseAgain();
  await hydrated(page);
  await expectState(page, chosen);
});

it('a start that is too near is answered with the next, also in a translated page', async () => {
  const page = await site.openHydrated(plan, { prepare: november });
  await page.select('[name="intake"]', 'january');
  await fill(page, '[name="year"]', '2027');
  await expectState(page, { due: [3, 4, 5] });
  await page.evaluate(translate);
  await click(page, 'main button ::-p-text(Plan for September 2027)');
  await expectState(page, { ...chosen, told: sentence });
  await expectFocus(page, '[name="intake"]');
});

it('a choice outlives leaving the page where the browser stores nothing', async () => {
  const prepare = (page: Page) => Promise.all([november(page), forbidStorage(page)]);
  const page = await site.openHydrated(plan, { prepare });
  await page.select('[name="intake"]', 'september');
  await expectState(page, chosen);
  await click(page, 'a[rel="next"]');
  await shows(page, destinationRoute('canada'));
  await expectState(page, general);
  await click(page, 'a[rel="prev"]');
  await shows(page, uk);
  await expectState(page, { ...chosen, told: '' });
});

it.each([
  ['/', 360, 9_000],
  ['/', 1280, 6_000],
  [uk.path, 360, 9_000],
  [plan, 390, 800],
  [plan, 1280, 800],
])(
  'nothing moves on %s, %i × %i px, when the display face and the chosen start come',
  async (path, width, height) => {
    const viewport = { width, height };
    const page = await site.openHydrated(uk.path, { prepare: november, viewport });
    await page.select('[name="intake"]', 'september');
    await expectState(page, chosen);
    const release = await hold(page, /\.woff2$/);
    await page.setCacheEnabled(false);
    await page.goto('about:blank');
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await release();
    await hydrated(page);
    if (path !== '/') await expectState(page, chosen);
    const faces = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect.poll(faces).toContain('loaded');
    const moves = await page.evaluate(async () => {
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return entries.length;
    });
    expect(moves).toBe(0);
  },
);

it('without script the form asks for a year, and gets the calendar file', async () => {
  const page = await site.openPage(plan, { javaScriptEnabled: false });
  expect(await stateOf(page)).toMatchObject(general);
  await page.select('[name="intake"]', 'september');
  await fill(page, '[name="year"]', '2027');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('.ics')),
    click(page, 'main form[method="get"] [type="submit"]'),
  ]);
  expect(answer.url()).toBe(`${site.origin}/calendar/uk.ics?intake=september&year=2027`);
  expect(answer.status()).toBe(200);
});

it.each([320, 1280])(
  'the calendars, %i px wide, have their steps and months beside their bars',
  async (width) => {
    const page = await site.openPage(uk.path, { viewport: { width, height: 800 } });
    const differences = await page.$$eval('li > [aria-hidden="true"]', (calendars) =>
      calendars.flatMap(({ children }) => {
        const boxes = [...children].map((part) => part.getBoundingClientRect());
        const [steps, bars, months] = boxes as [DOMRect, DOMRect, DOMRect];
        return [steps.height - bars.height, months.left - bars.left, months.width - bars.width];
      }),
    );
    expect(differences.length).toBeGreaterThan(3);
    for (const difference of differences) expect(Math.abs(difference)).toBeLessThan(1);
  },
);
