import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { calendarPath } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { chooseIntake, expectState, general, selectIntake, stateOf } from './plan-state.ts';
import { goWithoutScripts, hold } from './requests.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import { click, expectShown, fill, forbidStorage, translate } from './visit.ts';

const site = testSite();
const second = destinationAt(1);
const plan = `${second.path}#plan`;

/** Sets the visitor's clock to 22 November of a year. */
function setYear(page: Page, year: number): Promise<unknown> {
  return page.evaluateOnNewDocument((now) => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor() {
        super(now);
      }
    } as DateConstructor;
  }, `${year}-11-22T06:30:00Z`);
}

function november(page: Page): Promise<unknown> {
  return setYear(page, 2026);
}

/** Opens the plan on 22 November 2026 and chooses an intake. Returns what the plan says of it. */
async function openChosen() {
  const page = await site.openHydrated(plan, { prepare: november });
  return { page, chosen: await chooseIntake(page) };
}

it('Enter in the year downloads nothing', async () => {
  const { page } = await openChosen();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.focus('[name="year"]');
  await page.keyboard.press('Enter');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(asked.filter((url) => url.includes('.ics'))).toEqual([]);
});

it('a stored plan comes back at the address without its query', async () => {
  const { page, chosen } = await openChosen();
  await page.goto('about:blank');
  await page.goto(site.origin + plan);
  await expectState(page, { ...chosen, told: '' });
});

it('where the clock is wrong, the calendar file can be had of a start that is offered', async () => {
  // More than ten years after the page was written: the plan takes the day of writing as today.
  const page = await site.openHydrated(plan, { prepare: (opened) => setYear(opened, 2040) });
  await chooseIntake(page);
  const answer = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('#plan-form');
    const fields = form
      ? [...new FormData(form)].map(([name, value]) => [name, String(value)])
      : [];
    return (await fetch(`${form?.action}?${new URLSearchParams(fields)}`)).status;
  });
  expect(answer).toBe(200);
});

it('a start that is chosen before the script comes is planned, and kept until it is cleared by a button, which goes with it', async () => {
  const page = await site.openPage('about:blank', { prepare: november });
  const release = await goWithoutScripts(page, site.origin + plan);
  const intake = await selectIntake(page);
  await fill(page, '[name="year"]', '2028');
  await release();
  await expectState(page, {
    sentence: expect.stringContaining('2028'),
    query: `?intake=${intake}&year=2028`,
  });
  const clear = 'main form[method="get"] [type="reset"]';
  await click(page, clear);
  await expectState(page, general);
  await page.waitForSelector(clear, { hidden: true });
  await page.reload();
  await hydrated(page);
  await expectState(page, general);
});

it('a start, chosen before the script came in a page that is being translated, is planned, and kept', async () => {
  const allowed = /Minified React error/;
  const page = await site.openPage('about:blank', { prepare: november, allowed });
  const release = await goWithoutScripts(page, site.origin + plan);
  const intake = await selectIntake(page);
  await fill(page, '[name="year"]', '2028');
  await page.evaluate(translate);
  await release();
  await hydrated(page);
  const chosen = {
    sentence: expect.stringContaining('2028'),
    query: `?intake=${intake}&year=2028`,
  };
  await expectState(page, chosen);
  const releaseAgain = await goWithoutScripts(page, site.origin + second.path);
  await page.evaluate(translate);
  await releaseAgain();
  await hydrated(page);
  await expectState(page, chosen);
});

it('a choice outlives leaving the page where the browser stores nothing', async () => {
  const prepare = (page: Page) => Promise.all([november(page), forbidStorage(page)]);
  const page = await site.openHydrated(plan, { prepare });
  const chosen = await chooseIntake(page);
  await click(page, 'a[rel="next"]');
  await expectShown(page, destinationAt(2));
  await expectState(page, general);
  await click(page, 'a[rel="prev"]');
  await expectShown(page, second);
  await expectState(page, { ...chosen, told: '' });
});

/** Loads a page again whose plan was chosen on an earlier visit; the display face comes last. */
async function openAgain(path: string, width: number, height: number): Promise<Page> {
  const page = await site.openHydrated(second.path, {
    prepare: november,
    viewport: { width, height },
  });
  const chosen = await chooseIntake(page);
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
  { path: '/', width: 360, height: 9_000 },
  { path: '/', width: 1280, height: 6_000 },
  { path: second.path, width: 390, height: 800 },
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
  const intake = await selectIntake(page);
  // The server's clock is the real one.
  const year = String(new Date().getFullYear() + 2);
  await fill(page, '[name="year"]', year);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('.ics')),
    click(page, 'main [type="submit"][form="plan-form"]'),
  ]);
  const query = `level=&intake=${intake}&year=${year}`;
  expect(answer.url()).toBe(`${site.origin}${calendarPath(second.id)}?${query}`);
  expect(answer.status()).toBe(200);
});

it.each([320, 1280])(
  'in the drawings of the plan, %i px wide, the numbers are as high and the months as wide as the bars',
  async (width) => {
    const page = await site.openPage(second.path, { viewport: { width, height: 800 } });
    const differences = await page.$$eval('li > [aria-hidden="true"]', (drawings) =>
      drawings.flatMap(({ children }) => {
        const boxes = [...children].map((part) => part.getBoundingClientRect());
        const [numbers, bars, months] = boxes as [DOMRect, DOMRect, DOMRect];
        return [numbers.height - bars.height, months.left - bars.left, months.width - bars.width];
      }),
    );
    expect(differences.length).toBeGreaterThan(3);
    for (const difference of differences) expect(Math.abs(difference)).toBeLessThan(1);
  },
);
