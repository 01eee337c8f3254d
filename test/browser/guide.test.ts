import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, destinationRoutes } from '../../shared/routes.ts';
import { testSite, waiting } from './fixture.ts';

const site = testSite();
const usa = destinationRoute('usa').path;

it('the lists of papers keep their ticks on this device, each its own, until they are cleared', async () => {
  const page = await site.openLivePage(usa);
  const list = (index: number) => page.locator('main form').nth(index);
  const box = (index: number, paper: number) => list(index).getByRole('checkbox').nth(paper);
  const expectTicks = async (ticks: readonly (readonly number[])[]) => {
    const read = (form: Element) =>
      [...form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].flatMap(
        ({ checked }, paper) => (checked ? [paper] : []),
      );
    const state = () => Promise.all([list(0).evaluate(read), list(1).evaluate(read)]);
    await expect.poll(state, waiting).toEqual(ticks);
  };
  await box(0, 1).check();
  await box(1, 0).check();
  await box(1, 2).check();
  await page.reload();
  await expectTicks([[1], [0, 2]]);
  await list(1).getByRole('button').click();
  await expectTicks([[1], []]);
  await page.goto(destinationRoute('uk').path);
  await page.goto(usa);
  await expectTicks([[1], []]);
});

it('the countries stay in view when the table that compares them is scrolled', async () => {
  const page = await site.openPage('/', { viewport: { width: 320, height: 800 } });
  const table = page.locator('[tabindex="0"]', { has: page.getByRole('table') });
  const heads = table.locator('tr > :first-child, caption');
  const lefts = () =>
    heads.evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().left)));
  const before = await lefts();
  const scrolled = await table.evaluate((box) => {
    box.scrollLeft = box.scrollWidth;
    return box.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(320);
  expect(await lefts()).toEqual(before);
});

describe('on paper', () => {
  /** The page as it looks on paper. A printer's page is narrower than a screen. */
  async function openOnPaper(path: string, javaScriptEnabled: boolean): Promise<Page> {
    const page = await site.openPage(path, {
      javaScriptEnabled,
      reducedMotion: 'no-preference',
      viewport: { width: 690, height: 1000 },
    });
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  it('a destination takes two to four A4 pages', async () => {
    const page = await site.openPage('/', { javaScriptEnabled: false });
    for (const { path } of destinationRoutes) {
      await page.goto(path);
      const file = await page.pdf({ format: 'A4' });
      // Each page is an object of its own in the file.
      const pages = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
      expect(pages, path).toBeGreaterThanOrEqual(2);
      expect(pages, path).toBeLessThanOrEqual(4);
    }
  });

  it('a destination shows all answers, the ticks, the day of the review and every source', async () => {
    const page = await openOnPaper(usa, false);
    await page.getByRole('checkbox').first().check();
    for (const shown of ['details p', 'main :checked', 'main time']) {
      const elements = page.locator(shown);
      expect(await elements.count(), shown).toBeGreaterThan(0);
      for (const element of await elements.all()) expect(await element.isVisible()).toBe(true);
    }
    const sources = page.locator('main a[href^="https:"]');
    expect(await sources.count()).toBeGreaterThan(5);
    const unprinted = await sources.evaluateAll((links) =>
      links
        .map((link) => [`${link.getAttribute('href')}`, getComputedStyle(link, '::after').content])
        .filter(([href = '', printed]) => !printed?.includes(href)),
    );
    expect(unprinted).toEqual([]);
  });

  it('the answers that were closed are closed again afterwards', async () => {
    const page = await site.openLivePage(usa);
    const closed = page.locator('details:not([open])');
    const all = await page.locator('details').count();
    await page.locator('summary').first().click();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await closed.count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await closed.count()).toBe(all - 1);
  });

  it.each(['/', usa])(
    '%s is whole without scrolling, and without what only a screen can use',
    async (path) => {
      const page = await openOnPaper(path, true);
      const controls = page.locator(
        'nav, aside, button, iframe, form input:not([type="checkbox"])',
      );
      const printed = await controls.evaluateAll((all) => all.map((it) => it.checkVisibility()));
      expect(printed.length).toBeGreaterThan(3);
      expect(printed).not.toContain(true);

      const faults = await page.locator('main :is(h2, h3, p, td, img)').evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { left, right, height } = element.getBoundingClientRect();
          const { opacity, visibility } = getComputedStyle(element);
          const isShown = Number(opacity) === 1 && visibility === 'visible';
          // What is left out on paper has no box at all.
          if (height === 0 || (isShown && left >= 0 && right <= innerWidth)) return [];
          return [element.outerHTML.slice(0, 100)];
        }),
      );
      expect(faults).toEqual([]);
      await page.pdf({ format: 'A4' });
      const images = page.locator('main img');
      const widths = await images.evaluateAll((all) =>
        all.map((image) => (image as HTMLImageElement).naturalWidth),
      );
      expect(widths).not.toContain(0);
    },
  );
});
