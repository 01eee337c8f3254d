import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { testPages } from './headless.ts';
import { chooseIntake, destinationAt, isTextLight } from './visit.ts';

const site = testPages();

/** Elements for screens only. */
const screenOnly = [
  'nav:not(#welcome nav)',
  '#welcome nav > span',
  'aside',
  'dialog',
  'button',
  'iframe',
  'select',
  'p:has(> button, select)',
  'p:has(> button) + p',
  'details:has(#accessibility)',
  'details:has(#privacy)',
  '.phone-disclosure > summary',
  'form:has(select, input:not([type="checkbox"], [type="hidden"]))',
  '.screen-only',
];

const guide = destinationAt(0).path;

/** Opens a page in print media, with dark mode preferred. */
async function openPrinted(path: string, width = 590): Promise<Page> {
  // By default narrower than paper: as narrow as a phone whose disclosures are collapsed.
  const viewport = { width, height: 1000 };
  const media = { type: 'print', 'prefers-color-scheme': 'dark' } as const;
  return site.openPage(path, { viewport, media });
}

it.each([
  ['/', 590],
  [guide, 590],
  [guide, 718],
])(
  'prints the whole content of %s %i px wide, dark on light, without parts for screens only',
  async (path, width) => {
    const page = await openPrinted(path, width);
    const shown = await page.$$eval(screenOnly.join(), (all) =>
      all.filter((it) => it.checkVisibility()).map((it) => it.outerHTML.slice(0, 100)),
    );
    expect(shown).toEqual([]);
    const { seen, unprinted } = await page.evaluate(findUnprinted, screenOnly.join());
    expect(seen).toBeGreaterThan(120);
    expect(unprinted).toEqual([]);
    expect(await page.$eval('footer address', (office) => office.checkVisibility())).toBe(true);
    expect(await page.evaluate(isTextLight)).toBe(false);
  },
);

it('prints the URL with the chosen plan at the top', async () => {
  const page = await site.openPage(guide);
  const query = await chooseIntake(page);
  await site.emulateMedia({ type: 'print' });
  const address = () =>
    page.$eval('link[rel="canonical"]', (link) => [
      link.checkVisibility(),
      getComputedStyle(link, '::after').content,
    ]);
  await expect.poll(address).toEqual([true, `"${site.origin}${guide}${query}"`]);
});

it('prints the URL of each official page', async () => {
  const page = await openPrinted(guide);
  const sources = await page.$$eval('main :is(p, li) a[href^="https:"]', (links) =>
    links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
  );
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter(([href, printed]) => !printed?.includes(`${href}`))).toEqual([]);
});

/** Runs in the page: the number of printable parts, and those without a box, unreadable or cut off at the paper's edge. */
function findUnprinted(screenOnly: string) {
  const parts = 'h2, h3, p, li, td, dt, dd, time, img:not([alt=""]), [type="checkbox"]';
  const elements = [...document.querySelectorAll<HTMLElement>(`main :is(${parts})`)].filter(
    (element) => !element.closest(screenOnly),
  );
  const unprinted = elements.flatMap((element) => {
    const { left, right, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isWhole = isShown && height > 0 && left >= 0 && right <= innerWidth;
    return isWhole ? [] : [element.outerHTML.slice(0, 100)];
  });
  return { seen: elements.length, unprinted };
}
