import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, destinationRoutes } from '../../shared/routes.ts';
import { violationsOf } from './axe.ts';
import { hydrated, testSite, waiting } from './site-in-browser.ts';
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
  await page.$$eval('form:has([type="checkbox"]) button[type="reset"]', (buttons) =>
    buttons[1]?.click(),
  );
  await expectTicks([[1], []]);
  await page.goto(site.origin + destinationRoute('uk').path);
  await page.goto(site.origin + usa);
  await expectTicks([[1], []]);
});

it('a translated page keeps the ticks, and those of documents that it does not list', async () => {
  const page = await site.openLivePage(usa);
  await page.click(boxes);
  const stored = () => page.evaluate(() => localStorage.getItem('usa-application') ?? '');
  const [ticked] = JSON.parse(await stored());
  await page.evaluate(
    (ids) => localStorage.setItem('usa-application', JSON.stringify(ids)),
    ['of-another-build', ticked],
  );
  await page.reload();
  await hydrated(page);
  await page.evaluate(translate);
  expect(await page.$eval(boxes, (box) => (box as HTMLInputElement).checked)).toBe(true);
  expect(JSON.parse(await stored())).toEqual(['of-another-build', ticked]);
  await (await page.$$(boxes))[1]?.click();
  await page.reload();
  const ticks = () =>
    page.$$eval(boxes, (all) => all.map((box) => (box as HTMLInputElement).checked));
  await expect.poll(async () => (await ticks()).slice(0, 3), waiting).toEqual([true, true, false]);
});

describe('without script', () => {
  it('any two countries stand next to each other on a phone, and all of them where there is room', async () => {
    const page = await site.openPage('/', {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 800 },
    });
    const shown = () =>
      page.$$eval('.compare thead th', (heads) =>
        heads.filter((head) => head.checkVisibility()).map((head) => head.textContent),
      );
    const overflow = () =>
      page.$eval('.compare', ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await shown()).toEqual(['USA', 'UK']);
    const [one, other] = await page.$$('.compare select');
    await one?.select('ireland');
    await other?.select('newzealand');
    expect(await shown()).toEqual(['New Zealand', 'Ireland']);
    expect(await overflow()).toBe(0);
    await page.setViewport({ width: 1280, height: 800 });
    expect(await shown()).toEqual(destinationRoutes.map(({ label }) => label));
    expect(await overflow()).toBe(0);
    expect(await page.$eval('.compare select', (select) => select.checkVisibility())).toBe(false);
  });

  it('a link to a question opens it, in sight, and marks it', async () => {
    const page = await site.openPage(`${usa}#visa-refused`, { javaScriptEnabled: false });
    const state = await page.$eval('#visa-refused', (answer) => {
      const question = answer.closest('details');
      const { top = -1, bottom = 0 } = question?.getBoundingClientRect() ?? {};
      const { borderLeftWidth = '' } = question ? getComputedStyle(question) : {};
      return { open: question?.open, inSight: top >= 0 && bottom <= innerHeight, borderLeftWidth };
    });
    expect(state).toEqual({ open: true, inSight: true, borderLeftWidth: '4px' });
    const unmarked = await page.$eval(
      'details:not([open])',
      (details) => getComputedStyle(details).borderLeftWidth,
    );
    expect(unmarked).toBe('0px');
  });
});

describe('on paper', () => {
  /** What only a screen can use. */
  const screenOnly = `nav:not([aria-label="On this page"]:has(p)), aside, dialog, button, iframe,
    select, p:has(> button, select), form + p + div > p, details:has(#accessibility),
    form:has(input:not([type="checkbox"], [type="hidden"]))`;

  /** The page as it looks on paper, which is not dark. A printer's page is narrower than a screen. */
  async function openOnPaper(path: string, javaScriptEnabled = true): Promise<Page> {
    const viewport = { width: 690, height: 1000 };
    const page = await site.openPage(path, { javaScriptEnabled, viewport, bypassCSP: true });
    const media = { type: 'print', reducedMotion: 'no-preference', colorScheme: 'dark' } as const;
    await emulateMedia(page, media);
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
    for (const shown of ['details p', 'main input:checked', 'main time']) {
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
    const addresses = await page.$$eval('address', (all) =>
      all.filter((it) => it.checkVisibility()).map(({ innerText }) => innerText),
    );
    expect(addresses.join()).toMatch(/Hyderabad.*\+\d[\d ]{8}.*@/s);
    expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
    // Printing loads the pictures that were out of view.
    await page.pdf({ format: 'A4' });
    const stretched = await page.$$eval('main img', (images) =>
      images
        .map((image) => [
          image.src,
          image.width / image.height,
          image.naturalWidth / image.naturalHeight,
        ])
        .filter(([, shown, natural]) => !(Math.abs(Number(shown) / Number(natural) - 1) < 0.05)),
    );
    expect(stretched).toEqual([]);
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

/** Runs in the page: wraps every text in an element, as the translation of a browser does. */
function translate(): void {
  const walker = document.createTreeWalker(
    document.getElementById('root') as Element,
    NodeFilter.SHOW_TEXT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const font = document.createElement('font');
    font.textContent = `${text.data} తెలుగు`;
    text.replaceWith(font);
  }
}
