import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { site as siteCopy } from '#content/site.ts';
import { destinationRoutes, homeRoute } from '../../shared/routes.ts';
import { parseHtml } from '../setup/html.ts';
import { destinationAt } from './destination-at.ts';
import { emulateMedia, testSite } from './site-in-browser.ts';
import {
  click,
  clickInPlace,
  expectPlace,
  expectShown,
  expectStartInView,
  go,
  isTextLight,
} from './visit.ts';

const site = testSite();
const first = destinationAt(0).path;

it('the lists of documents keep their ticks on this device, each its own, until they are cleared', async () => {
  const page = await site.openHydrated(first);
  /** Waits until so many boxes are ticked in the lists of each stage. */
  const expectTicks = async (application: number, visa: number) => {
    const count = async (list: string) => (await page.$$(`#documents-${list} :checked`)).length;
    await expect
      .poll(() => Promise.all(['application', 'visa'].map(count)))
      .toEqual([application, visa]);
  };
  await page.click('#documents-application li:nth-child(2) input');
  await page.click('#documents-visa li:nth-child(1) input');
  await expectTicks(1, 1);
  await page.click('#documents-visa [type="reset"]');
  await expectTicks(1, 0);
  await page.goto(site.origin + destinationAt(1).path);
  await expectTicks(0, 0);
  await page.goBack();
  await expectTicks(1, 0);
});

/** Opens the comparison where there is room for two countries, without script. */
function openNarrow() {
  const viewport = { width: 320, height: 800 };
  return site.openPage('/', { javaScriptEnabled: false, viewport });
}

/** The countries that stand side by side, from left to right. */
function compared(page: Page) {
  return page.$$eval('.compare thead th', (heads) =>
    heads
      .filter((head) => head.checkVisibility())
      .sort((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
      .map((head) => head.textContent),
  );
}

function labelsAt(...places: readonly number[]): readonly string[] {
  return places.map((place) => destinationAt(place).label);
}

/** Pixels by which a cell stands beside the name of its country, and by which the table is too wide. */
async function misplacedBy(page: Page): Promise<readonly number[]> {
  const table = await page.$('.compare');
  const offsets = await table?.evaluate(({ scrollWidth, clientWidth }) => {
    const [heads = [], ...rows] = [...document.querySelectorAll('.compare tr')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('[data-destination]')]
        .filter((cell) => cell.checkVisibility())
        .toSorted((one, other) => one.offsetLeft - other.offsetLeft),
    );
    const countries = heads.map(({ dataset }) => dataset['destination']);
    const cells = rows.flatMap((row) =>
      row.map(({ dataset, offsetLeft }, index) => {
        const isBelow = dataset['destination'] === countries[index];
        return isBelow ? offsetLeft - (heads[index]?.offsetLeft ?? 0) : Number.NaN;
      }),
    );
    return [...new Set([...cells, scrollWidth - clientWidth])];
  });
  return offsets ?? [];
}

it('any two countries stand side by side on a phone, in the order of the choice, without script', async () => {
  const page = await openNarrow();
  expect(await compared(page)).toEqual(labelsAt(0, 1));
  const [left, right] = await page.$$('.compare select');
  await right?.select(destinationAt(-1).id);
  await left?.select(destinationAt(-2).id);
  expect(await compared(page)).toEqual(labelsAt(-2, -1));
  expect(await misplacedBy(page)).toEqual([0]);
  await right?.select(destinationAt(2).id);
  expect(await compared(page)).toEqual(labelsAt(-2, 2));
  expect(await misplacedBy(page)).toEqual([0]);
});

it('what one side compares can’t be chosen for the other, without script', async () => {
  const page = await openNarrow();
  // At first 0 and 1 are chosen: the key skips 1 on the left, then 2 on the right.
  await page.focus('.compare label:first-of-type select');
  await page.keyboard.press('ArrowDown');
  expect(await compared(page)).toEqual(labelsAt(2, 1));
  await page.focus('.compare label:last-of-type select');
  await page.keyboard.press('ArrowDown');
  expect(await compared(page)).toEqual(labelsAt(2, 3));
});

it('all countries stand side by side where there is room, each answer below its country', async () => {
  const page = await site.openPage('/', { javaScriptEnabled: false });
  expect(await compared(page)).toEqual(destinationRoutes.map(({ label }) => label));
  expect(await misplacedBy(page)).toEqual([0]);
  expect(await page.$eval('.compare select', (select) => select.checkVisibility())).toBe(false);
});

it('the countries that are compared are the same on the way back', async () => {
  const page = await site.openHydrated('/', { viewport: { width: 320, height: 800 } });
  const [left, right] = await page.$$('.compare select');
  await right?.select(destinationAt(-1).id);
  await left?.select(destinationAt(1).id);
  await clickInPlace(page, `#services li a[href="${first}"]`);
  await expectShown(page, destinationAt(0));
  await go(page, -1);
  await expectShown(page, homeRoute);
  expect(await compared(page)).toEqual(labelsAt(1, -1));
});

it('a link to a part of a guide shows that part from its very top', async () => {
  const page = await site.openHydrated(first);
  const link = 'nav[aria-label="On this page"] li:nth-child(2) a';
  const hash = await page.$eval(link, (it) => it.getAttribute('href') ?? '');
  await clickInPlace(page, link);
  await expectPlace(page, { hash });
  const top = () => page.$eval(hash, (part) => Math.round(part.getBoundingClientRect().top));
  await expect.poll(top).toBeCloseTo(0);
});

it('without script a link to a question opens it, in sight, and marks it', async () => {
  const guide = parseHtml(await (await fetch(site.origin + first)).text());
  const question = guide.querySelector('.questions summary + [id]')?.id;
  const page = await site.openPage(`${first}#${question}`, { javaScriptEnabled: false });
  const opened = await page.$$eval('details[open]', (all) =>
    all.map((it) => [it.querySelector('summary + [id]')?.id, getComputedStyle(it).borderLeftWidth]),
  );
  expect(opened).toEqual([[question, '4px']]);
  await expectStartInView(page, 'details[open] > summary');
});

describe('why a document is asked for, what a step says and each rule', () => {
  const folded = '.phone-fold :is(p, a)';
  const phone = { width: 390, height: 844 };

  /** How many of these texts are in sight, of how many. */
  function countShown(page: Page) {
    return page.$$eval(folded, (texts) => ({
      shown: texts.filter((text) => text.checkVisibility()).length,
      all: texts.length,
    }));
  }

  it('are in sight on a phone after a tap', async () => {
    const page = await site.openHydrated(first, { viewport: phone });
    expect((await countShown(page)).shown).toBe(0);
    await click(page, '#rules .phone-fold > summary');
    // The rule's official page: the text of a rule is no paragraph.
    expect((await countShown(page)).shown).toBe(1);
  });

  it.each([
    { name: 'in a wide window', options: { viewport: { width: 1280, height: 800 } } },
    { name: 'without script', options: { viewport: phone, javaScriptEnabled: false } },
    { name: 'on paper', options: { viewport: phone }, type: 'print' as const },
  ])('are always in sight $name, and nothing is there to open them', async ({ options, type }) => {
    const page = await site.openPage(first, options);
    await emulateMedia(page, { ...(type && { type }) });
    const { shown, all } = await countShown(page);
    expect(all).toBeGreaterThan(10);
    expect(shown).toBe(all);
    const countSigns = (signs: readonly Element[]) =>
      signs.filter((sign) => sign.checkVisibility()).length;
    expect(await page.$$eval('.phone-fold > summary', countSigns)).toBe(0);
  });
});

/** What only a screen can use. */
const screenOnly = `nav, aside, dialog, button, iframe,
    select, p:has(> button, select), p:has(> button) + p, details:has(#accessibility), dl + div > [aria-hidden],
    form:has(input:not([type="checkbox"], [type="hidden"]))`;

it.each(['/', first])(
  '%s prints without script: on at most six sheets, whole, dark on light, with addresses of pages and office, without what only a screen can use',
  async (path) => {
    // A printer's page is narrower than a screen.
    const viewport = { width: 690, height: 1000 };
    const page = await site.openPage(path, { javaScriptEnabled: false, viewport });
    // Printing loads the pictures that were out of view. Each sheet is an object of its own in the file.
    const file = Buffer.from(await page.pdf({ format: 'A4', tagged: false, outline: false }));
    const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
    expect(sheets?.length).toBeLessThanOrEqual(6);
    await emulateMedia(page, { type: 'print', 'prefers-color-scheme': 'dark' });
    const controls = await page.$$eval(screenOnly, (all) => all.map((it) => it.checkVisibility()));
    expect(controls.length).toBeGreaterThan(3);
    expect(controls).not.toContain(true);
    expect(await page.evaluate(findUnprinted, screenOnly)).toEqual([]);
    expect(await page.evaluate(isTextLight)).toBe(false);
    const ownAddress = await page.$eval('link[rel="canonical"]', (link) => [
      link.checkVisibility(),
      getComputedStyle(link, '::after').content,
    ]);
    expect(ownAddress).toEqual([true, `"${site.origin}${path}"`]);
    const addresses = await page.$$eval('address', (all) =>
      all.filter((it) => it.checkVisibility()).map(({ innerText }) => innerText),
    );
    expect(addresses.join()).toContain(siteCopy.city);
    expect(addresses.join()).toMatch(/\+\d[\d ]{8}.*@/s);
    const sources = await page.$$eval('main :is(p, li) > a[href^="https:"]', (links) =>
      links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    );
    expect(sources.filter(([href, printed]) => !printed?.includes(`${href}`))).toEqual([]);
  },
);

/** Runs in the page: what has no box, can't be read or ends beside the paper. */
function findUnprinted(screenOnly: string): readonly string[] {
  const parts = 'h2, h3, p, li, td, dt, dd, time, img, [type="checkbox"]';
  const elements = [...document.querySelectorAll<HTMLElement>(`main :is(${parts})`)];
  return elements.flatMap((element) => {
    const { left, right, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isWhole = isShown && height > 0 && left >= 0 && right <= innerWidth;
    return isWhole || element.closest(screenOnly) ? [] : [element.outerHTML.slice(0, 100)];
  });
}
