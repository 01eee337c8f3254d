import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, destinationRoutes } from '../../shared/routes.ts';
import { testSite, waiting } from './site-in-browser.ts';
import { emulateMedia } from './visitor.ts';

const site = testSite();
const usa = destinationRoute('usa').path;
const boxes = 'main [type="checkbox"]';

it('the lists of documents keep their ticks on this device, each its own, until they are cleared', async () => {
  const page = await site.openLivePage(usa);
  const expectTicks = async (expected: readonly (readonly number[])[]) => {
    const ticks = () =>
      page.$$eval('main form:has([type="checkbox"])', (lists) =>
        lists.map((list) => {
          const all = [...list.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
          return all.flatMap(({ checked }, index) => (checked ? [index] : []));
        }),
      );
    await expect.poll(async () => (await ticks()).slice(0, 2), waiting).toEqual(expected);
  };
  const [first, second] = await page.$$('main form:has([type="checkbox"])');
  await (await first?.$$('[type="checkbox"]'))?.[1]?.click();
  await (await second?.$$('[type="checkbox"]'))?.[0]?.click();
  await (await second?.$$('[type="checkbox"]'))?.[2]?.click();
  await page.reload();
  await expectTicks([[1], [0, 2]]);
  await page.$$eval('main form button[type="reset"]', (buttons) => buttons[1]?.click());
  await expectTicks([[1], []]);
  await page.goto(site.origin + destinationRoute('uk').path);
  await page.goto(site.origin + usa);
  await expectTicks([[1], []]);
});

it('the table that compares the countries scrolls by the keyboard, and they stay in view', async () => {
  const page = await site.openLivePage('/', { viewport: { width: 320, height: 800 } });
  const lefts = () =>
    page.$$eval(':has(> table) :is(tr > :first-child, caption)', (heads) =>
      heads.map((head) => Math.round(head.getBoundingClientRect().left)),
    );
  const before = await lefts();
  await page.focus('[tabindex="0"]:has(> table)');
  await page.keyboard.press('ArrowRight');
  const scrolled = () => page.$eval(':has(> table)', ({ scrollLeft }) => scrollLeft);
  await expect.poll(scrolled, waiting).toBeGreaterThan(0);
  expect(await lefts()).toEqual(before);
});

describe('on paper', () => {
  /** What only a screen can use. */
  const screenOnly = `nav, aside, dialog, button, iframe, select, p:has(> button),
    form:has(input:not([type="checkbox"], [type="hidden"]))`;

  /** The page as it looks on paper. A printer's page is narrower than a screen. */
  async function openOnPaper(path: string, javaScriptEnabled = true): Promise<Page> {
    const page = await site.openPage(path, {
      javaScriptEnabled,
      viewport: { width: 690, height: 1000 },
    });
    await emulateMedia(page, { type: 'print', reducedMotion: 'no-preference' });
    return page;
  }

  it('a destination takes two to six A4 pages', async () => {
    const page = await site.openPage('/', { javaScriptEnabled: false });
    for (const { path } of destinationRoutes) {
      await page.goto(site.origin + path);
      const file = Buffer.from(await page.pdf({ format: 'A4', tagged: false, outline: false }));
      // Each page is an object of its own in the file.
      const pages = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
      expect(pages, path).toBeGreaterThanOrEqual(2);
      expect(pages, path).toBeLessThanOrEqual(6);
    }
  });

  it('a destination shows all answers, the ticks, the day of the review and every source', async () => {
    const page = await openOnPaper(usa, false);
    await page.click(boxes);
    for (const shown of ['details p', 'main :checked', 'main time']) {
      const visible = await page.$$eval(shown, (all) => all.map((it) => it.checkVisibility()));
      expect(visible.length, shown).toBeGreaterThan(0);
      expect(visible, shown).not.toContain(false);
    }
    const unprinted = await page.$$eval('main a[href^="https:"]', (links) => {
      const printed = links.map(
        (link) => [link, getComputedStyle(link, '::after').content] as const,
      );
      return printed
        .map(([link, after]) => [`${link.getAttribute('href')}`, after] as const)
        .filter(([href, after]) => !after.includes(href));
    });
    expect(unprinted).toEqual([]);
  });

  it('the answers that were closed are closed again afterwards', async () => {
    const page = await site.openLivePage(usa);
    const countClosed = () => page.$$eval('details:not([open])', ({ length }) => length);
    const closed = await countClosed();
    await page.click('summary');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await countClosed()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await countClosed()).toBe(closed - 1);
  });

  it.each(['/', usa])('%s is whole, and without what only a screen can use', async (path) => {
    const page = await openOnPaper(path);
    const controls = await page.$$eval(screenOnly, (all) => all.map((it) => it.checkVisibility()));
    expect(controls.length).toBeGreaterThan(3);
    expect(controls).not.toContain(true);
    expect(await page.evaluate(findUnprinted, screenOnly)).toEqual([]);
    // Printing loads the pictures that were out of view.
    await page.pdf({ format: 'A4' });
    const widths = await page.$$eval('main img', (all) =>
      all.map(({ naturalWidth }) => naturalWidth),
    );
    expect(widths).not.toContain(0);
  });
});

/** Runs in the page: what has no box, is faint or ends beside the paper. */
function findUnprinted(screenOnly: string): readonly string[] {
  const elements = [...document.querySelectorAll('main :is(h2, h3, p, li, td, dt, dd, img)')];
  return elements.flatMap((element) => {
    const { left, right, height } = element.getBoundingClientRect();
    const { opacity, visibility } = getComputedStyle(element);
    const isShown = height > 0 && Number(opacity) === 1 && visibility === 'visible';
    if (element.closest(screenOnly) || (isShown && left >= 0 && right <= innerWidth)) return [];
    return [element.outerHTML.slice(0, 100)];
  });
}
