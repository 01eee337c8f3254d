import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, destinationRoutes } from '../../shared/routes.ts';
import { testSite } from './fixture.ts';

const site = testSite();
const usa = destinationRoute('usa').path;

/** How many A4 pages it prints on: each is an object of its own in the file. */
async function countPages(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** The page as it looks on paper. A printer's page is narrower than a screen. */
async function openOnPaper(path: string, javaScriptEnabled = true): Promise<Page> {
  const page = await site.openPage(path, {
    javaScriptEnabled,
    viewport: { width: 690, height: 1000 },
  });
  await page.emulateMedia({ media: 'print' });
  return page;
}

describe('a destination on paper', () => {
  it('takes two to four A4 pages', async () => {
    for (const { path } of destinationRoutes) {
      const pages = await countPages(await site.openLivePage(path));
      expect(pages, path).toBeGreaterThanOrEqual(2);
      expect(pages, path).toBeLessThanOrEqual(4);
    }
  });

  it('shows the answers to all questions, and closes them again afterwards', async () => {
    const page = await site.openLivePage(usa);
    const open = page.locator('details[open]');
    const all = await page.locator('details').count();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await open.count()).toBe(all);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await open.count()).toBe(0);
  });

  it('shows the answers without script too', async () => {
    const page = await openOnPaper(usa, false);
    const answers = await page.locator('details p').all();
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(await answer.isVisible()).toBe(true);
  });

  it('shows the ticks, the day of the review and the address of every source', async () => {
    const page = await openOnPaper(usa);
    const box = page.getByRole('checkbox').first();
    await box.check();
    expect(await box.isVisible()).toBe(true);
    expect(await page.locator('main time').isVisible()).toBe(true);
    const links = page.locator('main a[href^="https:"]');
    expect(await links.count()).toBeGreaterThan(5);
    for (const link of await links.all()) {
      const printed = await link.evaluate(
        (element) => getComputedStyle(element, '::after').content,
      );
      expect(printed).toContain(await link.getAttribute('href'));
    }
  });
});

it.each(['/', usa])('of %s nothing is printed that only a screen can use', async (path) => {
  const page = await openOnPaper(path);
  const controls = page.locator('nav, aside, button, iframe, form input:not([type="checkbox"])');
  expect(await controls.count()).toBeGreaterThan(3);
  for (const control of await controls.all()) expect(await control.isVisible()).toBe(false);
});

it('the home page prints whole without having been scrolled', async () => {
  const page = await site.openLivePage('/', { reducedMotion: 'no-preference' });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 690, height: 1000 });
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
  const drawn = await page
    .locator('main img')
    .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0));
  expect(drawn).toBe(true);
});
