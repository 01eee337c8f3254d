import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationAt } from './destination-at.ts';
import { goWithoutScripts, hold } from './requests.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import { click, expectFocus, fill, forbidStorage, shows, translate } from './visit.ts';

const site = testSite();
const uk = destinationAt(1);
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

/** What the plan says: its sentence, the steps that are due, what a screen reader was told, form and address. */
function stateOf(page: Page) {
  return page.evaluate(() => {
    const steps = [...document.querySelectorAll('ol > li:has(h4)')];
    return {
      sentence: document.querySelector('.plan-answer__lead')?.textContent ?? '',
      due: steps.flatMap((step, index) => (step.matches('[data-due="now"]') ? [index + 1] : [])),
      told: document.querySelector('main p[role="status"]')?.textContent,
      intake: document.querySelector<HTMLSelectElement>('[name="intake"]')?.value,
      year: document.querySelector<HTMLInputElement>('[name="year"]')?.value,
      query: location.search,
    };
  });
}

async function expectState(page: Page, state: Partial<Awaited<ReturnType<typeof stateOf>>>) {
  await expect.poll(() => stateOf(page)).toMatchObject(state);
}

const general = { sentence: '', due: [], intake: '', year: '', query: '' };
const chosen = {
  sentence: expect.stringMatching(/^For September 2027, now: .*\(step 2\)\.$/),
  due: [2],
  intake: 'september',
  year: '2027',
  query: '?intake=september&year=2027',
};
const told = expect.stringMatching(/^For September 2027, now: .*\(step 2\)\. Step 1 should be/);

/** Opens the plan on 22 November 2026 and chooses September; the year is suggested. */
async function chooseSeptember(): Promise<Page> {
  const page = await site.openHydrated(plan, { prepare: november });
  await page.select('[name="intake"]', 'september');
  await expectState(page, { ...chosen, told });
  return page;
}

it('the year can be erased with four backspaces, and another typed', async () => {
  const page = await chooseSeptember();
  await page.focus('[name="year"]');
  await page.keyboard.press('End');
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Backspace');
  await expectState(page, { sentence: '', year: '', query: '' });
  await page.keyboard.type('2028');
  await expectState(page, { year: '2028', query: '?intake=september&year=2028' });
});

it('Enter in the year downloads nothing', async () => {
  const page = await chooseSeptember();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.focus('[name="year"]');
  await page.keyboard.press('Enter');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(asked.filter((url) => url.includes('.ics'))).toEqual([]);
});

it('a chosen plan comes back after a reload, without being told again', async () => {
  const page = await chooseSeptember();
  await page.reload();
  await expectState(page, { ...chosen, told: '' });
});

it('a stored plan comes back at the address of the page alone', async () => {
  const page = await chooseSeptember();
  await page.goto('about:blank');
  await page.goto(site.origin + plan);
  await expectState(page, { ...chosen, told: '' });
});

it('a choice adds nothing to the history', async () => {
  const page = await site.openHydrated(plan, { prepare: november });
  const before = await page.evaluate(() => history.length);
  await page.select('[name="intake"]', 'september');
  await page.select('[name="intake"]', 'january');
  await expectState(page, { query: '?intake=january&year=2027' });
  expect(await page.evaluate(() => history.length)).toBe(before);
});

it.each([
  {
    name: 'a start in the address counts more than the stored one',
    query: '?intake=january&year=2029&level=master',
    expected: { intake: 'january', year: '2029' },
  },
  { name: 'an intake that is none is ignored', query: '?intake=x&year=2027', expected: chosen },
  {
    name: 'a year that is not offered is ignored',
    query: '?intake=january&year=9999',
    expected: chosen,
  },
  {
    name: 'an intake that the level does not have is ignored',
    query: '?intake=january&year=2028&level=bachelor',
    expected: chosen,
  },
])('$name', async ({ query, expected }) => {
  const page = await chooseSeptember();
  await page.goto('about:blank');
  await page.goto(`${site.origin}${uk.path}${query}#plan`);
  await expectState(page, expected);
});

it('a choice is cleared by going back to "Choose", and stays cleared', async () => {
  const page = await chooseSeptember();
  await page.select('[name="intake"]', '');
  await expectState(page, { sentence: '', due: [], query: '' });
  await page.reload();
  await hydrated(page);
  await expectState(page, general);
});

it.each([2019, 2040])('the clock of %i is called wrong, and the plan is usable', async (year) => {
  const prepare = (page: Page) =>
    page.evaluateOnNewDocument((wrong) => {
      const RealDate = Date;
      globalThis.Date = class extends RealDate {
        constructor() {
          super(`${wrong}-11-22T06:30:00Z`);
        }
      } as DateConstructor;
    }, year);
  const page = await site.openHydrated(plan, { prepare });
  await page.select('[name="intake"]', 'september');
  const says = () => page.$eval('.plan-answer__today', (line) => line.textContent);
  await expect.poll(says).toContain(`Your device says that it is 22 November ${year}.`);
  const answer = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('#plan-form');
    const fields = form
      ? [...new FormData(form)].map(([name, value]) => [name, String(value)])
      : [];
    return (await fetch(`${form?.action}?${new URLSearchParams(fields)}`)).status;
  });
  expect(answer).toBe(200);
});

it('an intake that is chosen before the script comes is planned', async () => {
  const page = await site.openPage('about:blank', { prepare: november });
  const release = await goWithoutScripts(page, site.origin + plan);
  await page.select('[name="intake"]', 'september');
  await release();
  await expectState(page, chosen);
});

it('a start that is chosen before the script comes is planned, and kept until it is cleared', async () => {
  const page = await site.openPage('about:blank', { prepare: november });
  const release = await goWithoutScripts(page, site.origin + plan);
  await page.select('[name="intake"]', 'september');
  await fill(page, '[name="year"]', '2028');
  await release();
  await expectState(page, { due: [], query: '?intake=september&year=2028' });
  await click(page, 'main form[method="get"] [type="reset"]');
  await expectState(page, general);
  await page.reload();
  await hydrated(page);
  await expectState(page, general);
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
  await expectState(page, { ...chosen, told });
  await expectFocus(page, 'main form[method="get"] select');
});

it('a choice outlives leaving the page where the browser stores nothing', async () => {
  const prepare = (page: Page) => Promise.all([november(page), forbidStorage(page)]);
  const page = await site.openHydrated(plan, { prepare });
  await page.select('[name="intake"]', 'september');
  await expectState(page, chosen);
  await click(page, 'a[rel="next"]');
  await shows(page, destinationAt(2));
  await expectState(page, general);
  await click(page, 'a[rel="prev"]');
  await shows(page, uk);
  await expectState(page, { ...chosen, told: '' });
});

/** Loads a page again whose plan was chosen on an earlier visit; the display face comes last. */
async function openAgain(path: string, width: number, height: number): Promise<Page> {
  const page = await site.openHydrated(uk.path, {
    prepare: november,
    viewport: { width, height },
  });
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
  return page;
}

it.each([
  ['/', 360, 9_000],
  ['/', 1280, 6_000],
  [uk.path, 390, 800],
  [`${uk.path}#after-offer`, 390, 800],
  [`${uk.path}#after-offer`, 1280, 800],
])(
  'nothing moves on %s, %i × %i px, when the display face and the chosen start come',
  async (path, width, height) => {
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

it.each([390, 1280])(
  'the plan that a link leads to, %i px wide, has its heading in view after the start has come',
  async (width) => {
    const page = await openAgain(plan, width, 800);
    const top = () => page.$eval('#plan', (heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(200);
  },
);

it('without script the form asks for a year, and gets the calendar file', async () => {
  const page = await site.openPage(plan, { javaScriptEnabled: false });
  expect(await stateOf(page)).toMatchObject(general);
  await page.select('[name="intake"]', 'september');
  await fill(page, '[name="year"]', '2027');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('.ics')),
    click(page, 'main [type="submit"][form="plan-form"]'),
  ]);
  expect(answer.url()).toBe(`${site.origin}/calendar/uk.ics?level=&intake=september&year=2027`);
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
