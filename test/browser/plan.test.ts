import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationRoute } from '../../shared/routes.ts';
import { goWithoutScripts } from './requests.ts';
import { testSite } from './site-in-browser.ts';
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

/** What the plan says: its sentence, the numbers of the steps that are due, and what a screen reader was told. */
function stateOf(page: Page) {
  return page.evaluate(() => {
    const steps = [...document.querySelectorAll('ol > li:has(h4)')];
    return {
      sentence: /Today: .*?\d{4}\. .*?\./.exec(document.body.innerText)?.[0] ?? '',
      due: steps.flatMap((step, index) => (step.matches('[data-due="now"]') ? [index + 1] : [])),
      told: document.querySelector('main [role="status"]')?.textContent,
      year: document.querySelector<HTMLInputElement>('[name="year"]')?.value,
    };
  });
}

async function expectState(page: Page, state: Partial<Awaited<ReturnType<typeof stateOf>>>) {
  await expect.poll(() => stateOf(page)).toMatchObject(state);
}

const general = { sentence: '', due: [], year: '' };
const sentence = 'Today: 22 November 2026. For September 2027, step 2 is due now.';
const chosen = { sentence, due: [2], year: '2027' };

it('the plan is that of the start, is told once, and is kept until it is cleared', async () => {
  const page = await site.openLivePage(plan, { prepare: november });
  await expectState(page, { ...general, told: '' });
  // The first year that can be reached is offered, and can be changed.
  await page.select('[name="intake"]', 'september');
  await expectState(page, { ...chosen, told: sentence });
  await fill(page, '[name="year"]', '2028');
  await expectState(page, { due: [], year: '2028' });
  await fill(page, '[name="year"]', '2027');
  await page.reload();
  await expectState(page, { ...chosen, told: '' });
  await click(page, 'main form[method="get"] [type="reset"]');
  await expectState(page, { ...general, told: 'Choice cleared.' });
  await page.reload();
  await expectState(page, general);
});

it('a start that is too near is answered with the next, also in a translated page', async () => {
  const page = await site.openLivePage(plan, { prepare: november });
  await page.select('[name="intake"]', 'january');
  await fill(page, '[name="year"]', '2027');
  await expectState(page, { due: [3, 4, 5] });
  await page.evaluate(translate);
  await click(page, 'main button ::-p-text(Plan for September 2027)');
  await expectState(page, { ...chosen, told: sentence });
  await expectFocus(page, '[name="intake"]');
  const months = await page.$eval('ol > li p', (line) => line.textContent);
  expect(months).toContain('May to September 2026. Should be done by now');
});

it('a choice outlives leaving the page where the browser stores nothing', async () => {
  const prepare = (page: Page) => Promise.all([november(page), forbidStorage(page)]);
  const page = await site.openLivePage(plan, { prepare });
  await page.select('[name="intake"]', 'september');
  await expectState(page, chosen);
  await click(page, 'a[rel="next"]');
  await shows(page, destinationRoute('canada'));
  await expectState(page, general);
  await click(page, 'a[rel="prev"]');
  await shows(page, uk);
  await expectState(page, { ...chosen, told: '' });
});

it('what was chosen before the script came is taken up', async () => {
  const page = await site.openPage('about:blank', { prepare: november });
  const release = await goWithoutScripts(page, site.origin + plan);
  await page.select('[name="intake"]', 'september');
  await fill(page, '[name="year"]', '2027');
  await release();
  await expectState(page, { ...chosen, told: '' });
});

it.each([
  [uk.path, 390],
  [plan, 390],
  [plan, 1280],
])('nothing moves when %s is loaded with a choice, %d px wide', async (path, width) => {
  const viewport = { width, height: 800 };
  const page = await site.openLivePage(path, { prepare: november, viewport });
  await page.select('[name="intake"]', 'september');
  await expectState(page, chosen);
  await page.reload();
  await expectState(page, chosen);
  const moves = await page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return entries.length;
  });
  expect(moves).toBe(0);
});

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

it.each([
  ['usa', 320, 100],
  ['usa', 320, 200],
  ['australia', 1280, 100],
] as const)(
  'the calendars of %s have their months and steps beside their bars, %i px wide, with text of %i percent',
  async (id, width, percent) => {
    const viewport = { width, height: 800 };
    const page = await site.openPage(destinationRoute(id).path, { viewport });
    const calendars = await page.$$eval('li > [aria-hidden="true"]', measureCalendars, percent);
    expect(calendars.length).toBeGreaterThan(1);
    for (const { heightDifference, months } of calendars) {
      expect(heightDifference).toBeLessThan(1);
      expect(months.length).toBeGreaterThan(3);
      for (const { offCentre, gap } of months) {
        expect(offCentre).toBeLessThan(0.6);
        expect(gap).toBeGreaterThan(0);
      }
    }
  },
);

/** Runs in the page: how far the letters of each calendar are from the middle of their month, and from each other. */
function measureCalendars(calendars: Element[], percent: number) {
  document.documentElement.style.fontSize = `${percent}%`;
  return calendars.map((calendar) => {
    const [numbers, drawing, letters] = [...calendar.children] as [Element, Element, Element];
    const { left } = drawing.getBoundingClientRect();
    // The months in which teaching starts: the last ones, beside all steps.
    const { right, height } = (drawing.firstElementChild as Element).getBoundingClientRect();
    const heightDifference = Math.abs(height - numbers.getBoundingClientRect().height);
    let last = 0;
    const months = [...letters.children].flatMap((letter, index, { length }) => {
      const range = document.createRange();
      range.selectNodeContents(letter);
      const box = range.getBoundingClientRect();
      if (box.width === 0) return [];
      const gap = box.left - last;
      last = box.right;
      const centre = left + ((index + 0.5) * (right - left)) / length;
      return { gap, offCentre: Math.abs((box.left + box.right) / 2 - centre) };
    });
    return { heightDifference, months };
  });
}
