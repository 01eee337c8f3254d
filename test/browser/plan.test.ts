import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute } from '../../shared/routes.ts';
import { goWithoutScripts } from './requests.ts';
import { testSite, waiting } from './site-in-browser.ts';
import { expectFocus, inPage, shows, translate } from './visit.ts';
import { click, fill, forbidStorage } from './visitor.ts';

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
  return inPage(page, () => {
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
  await expect.poll(() => stateOf(page), waiting).toMatchObject(state);
}

const general = { sentence: '', due: [], year: '' };
const sentence = 'Today: 22 November 2026. For September 2027, step 2 is due now.';
const chosen = { sentence, due: [2], year: '2027' };

describe('with script', () => {
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
    const prepare = async (page: Page) => {
      await november(page);
      await forbidStorage(page);
    };
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
    release();
    await expectState(page, { ...chosen, told: '' });
  });

  it.each([
    [uk.path, 390],
    [plan, 390],
    [plan, 1280],
  ])('nothing moves when %s is loaded with a choice, %d px wide', async (path, width) => {
    const page = await site.openLivePage(path, {
      prepare: november,
      viewport: { width, height: 800 },
    });
    await page.select('[name="intake"]', 'september');
    await expectState(page, chosen);
    await page.reload();
    await expectState(page, chosen);
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          new PerformanceObserver((list) => {
            count += list.getEntries().length;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(count), 200);
        }),
    );
    expect(moved).toBe(0);
  });
});

describe('the calendars', () => {
  it.each([
    ['usa', 320, 1],
    ['usa', 320, 2],
    ['australia', 1280, 1],
  ] as const)(
    'of %s at %d px have letters of one size that keep apart, %d times as large',
    async (id, width, scale) => {
      const viewport = { width, height: 800 };
      const page = await site.openPage(destinationRoute(id).path, {
        viewport,
        javaScriptEnabled: false,
      });
      const calendars = await page.$$eval(
        'li > [aria-hidden="true"]',
        (drawings, factor) => {
          document.documentElement.style.fontSize = `${factor * 100}%`;
          const lettersOf = (list: Element) => {
            const { left: start, width: whole } = list.getBoundingClientRect();
            return [...list.children].flatMap((item, index, items) => {
              const range = document.createRange();
              range.selectNodeContents(item);
              const { left, right } = range.getBoundingClientRect();
              const centre = start + ((index + 0.5) * whole) / items.length;
              const offCentre = Math.abs((left + right) / 2 - centre);
              const size = getComputedStyle(item).fontSize;
              return right > left ? [{ left, right, offCentre, size }] : [];
            });
          };
          return drawings.map((drawing) => {
            const { top, bottom } = drawing.getBoundingClientRect();
            const [numbers = [], months = []] = [...drawing.querySelectorAll('ol')].map(lettersOf);
            return { top, bottom, numbers, months };
          });
        },
        scale,
      );
      expect(calendars.length).toBeGreaterThan(1);
      for (const { numbers, months } of calendars) {
        const sizes = new Set([...numbers, ...months].map(({ size }) => size));
        expect([...sizes]).toEqual([`${12 * scale}px`]);
        expect(months.filter(({ offCentre }) => offCentre > 0.6)).toEqual([]);
        const overlapping = months.filter(
          ({ left }, index) => left < (months[index - 1]?.right ?? 0),
        );
        expect(overlapping).toEqual([]);
        expect(months.length).toBeGreaterThan(3);
      }
      // Neighbours begin and end together.
      const places = new Set(calendars.map(({ top, bottom }) => `${top} to ${bottom}`));
      expect(places.size).toBe(width === 320 ? calendars.length : 1);
    },
  );
});

describe('without script', () => {
  it('the form asks for a year, and gets the calendar file', async () => {
    const page = await site.openPage(plan, { javaScriptEnabled: false });
    expect(await stateOf(page)).toMatchObject(general);
    await page.select('[name="intake"]', 'september');
    await fill(page, '[name="year"]', '2027');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('.ics')),
      click(page, 'main form[method="get"] [type="submit"]'),
    ]);
    expect(answer.url()).toBe(`${site.origin}/calendar/uk.ics?intake=september&year=2027`);
    expect([answer.status(), answer.headers()['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
  });
});
