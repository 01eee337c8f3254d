import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { destinationRoutes, routes } from '../../shared/routes.ts';
import { testPages } from './headless.ts';
import { chooseIntake, destinationAt } from './visit.ts';

const site = testPages();
const phone = { width: 390, height: 844 };
const small = { width: 320, height: 568 };
/** The guide with the most text; all guides have the same parts. */
const guide = destinationAt(0).path;
// `/site` is the page at `/`.
const paths = new Set(routes.map(({ canonicalPath }) => canonicalPath));

/** Text spacing of WCAG 1.4.12. */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** Visitors' settings; 320 px is also a viewport of 1280 px at 400 % zoom. */
const settings: readonly { width: number; textSize?: number; styles?: string }[] = [
  { width: 320, textSize: 32 },
  { width: 320, styles: spaced },
  ...[768, 1280].map((width) => ({ width })),
];

describe.each([...paths, '/not-found'])('%s', (path) => {
  let page: Page;

  beforeAll(async () => {
    page = await site.openPage(path, { viewport: small });
    if (path.includes('study')) await chooseIntake(page);
  });

  if (path === guide) {
    it('lets a tap reach the form of a chosen plan', async () => {
      await page.setViewport(phone);
      const tapped = await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
        const select = document.querySelector('[name="start"]') as Element;
        const { x, y, width, height } = select.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.localName;
      });
      expect(tapped).toBe('select');
    });
  }

  if (path === '/' || path === guide) {
    it('keeps a link to the form visible at any scroll position', async () => {
      for (const width of [390, 768, 1440]) {
        await page.setViewport({ width, height: 900 });
        expect(await page.evaluate(findWithoutContact), `${width} px`).toEqual([]);
      }
    });

    it('makes controls large enough for touch', async () => {
      for (const width of [small.width, 768, 1280]) {
        await page.setViewport({ width, height: 800 });
        const sizes = await page.evaluate(findControls);
        expect(sizes.length).toBeGreaterThan(40);
        expect(sizes.filter(({ size }) => size < 44)).toEqual([]);
      }
    });
  }

  it('fits without horizontal scrolling at any width and text size', async () => {
    const devtools = await page.createCDPSession();
    const setTextSize = (standard: number) =>
      devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    onTestFinished(async () => void (await setTextSize(16)));
    for (const { width, textSize = 16, styles = '' } of settings) {
      await page.setViewport({ width, height: 900 });
      await setTextSize(textSize);
      const found = await page.evaluate(findCutOff, { styles, textSize });
      expect(found, `${width} px, text ${textSize} px, ${styles}`).toEqual([]);
    }
  });
});

it('shows all country links on the first screen of the home page', async () => {
  const page = await site.openPage('/');
  for (const viewport of [
    phone,
    { width: 704, height: 1000 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewport(viewport);
    const links = await page.$$eval('#welcome nav a', (all) =>
      all.map((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const isFree = [left + 2, right - 2].every((x) =>
          [top + 2, bottom - 2].every((y) => link.contains(document.elementFromPoint(x, y))),
        );
        return { text: link.textContent, isFree };
      }),
    );
    expect(links).toHaveLength(destinationRoutes.length);
    const covered = links.filter(({ isFree }) => !isFree);
    expect(covered, `${viewport.width} px`).toEqual([]);
  }
});

it('keeps the current page visible in the scrolling navigation of a guide', async () => {
  // In the middle: a row scrolled to its end would show the last link.
  const middle = destinationAt(Math.floor(destinationRoutes.length / 2));
  const page = await site.openPage(middle.path, { viewport: small });
  const { left, right } = await boxOf(page, 'header [aria-current]');
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(small.width);
});

it('shows the form with its five specified fields at once at 390 × 844 px', async () => {
  const page = await site.openPage('/#enquiry', { viewport: phone });
  const specified = ['name', 'Phone', 'country', 'course', 'email'];
  await page.evaluate((names) => {
    for (const input of document.querySelectorAll<HTMLInputElement>('#enquiry .field > input')) {
      const { style } = input.parentElement as HTMLElement;
      if (!names.includes(input.name)) style.display = 'none';
    }
  }, specified);
  const edges = async () => [
    (await boxOf(page, '.side-nav__bar')).bottom,
    (await boxOf(page, '#enquiry')).top,
    (await boxOf(page, '#enquiry [type="submit"]')).bottom,
    phone.height,
    (await boxOf(page, '.contact-bar')).top,
  ];
  const isInOrder = (all: readonly number[]) =>
    all.every((edge, index) => edge >= (all[index - 1] ?? 0));
  await expect.poll(edges).toSatisfy(isInOrder);
});

it('hides the documents that only the other level needs', async () => {
  const page = await site.openPage('/site/study-destination/uk?level=master');
  const isShown = await page.$$eval('li[hidden]', (items) =>
    items.map((li) => li.checkVisibility()),
  );
  expect(new Set(isShown)).toEqual(new Set([false]));
});

it('shows each guide’s “Show my plan” button on its first screen', async () => {
  const page = await site.openPage('/');
  for (const { path } of destinationRoutes) {
    await page.goto(site.origin + path);
    // The window of a phone is as high as without the browser's toolbar.
    for (const { width, height } of [
      { width: 360, height: 800 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewport({ width, height });
      const bar = await boxOf(page, '.contact-bar');
      const { bottom } = await boxOf(page, '#your-start button');
      expect(bottom, `${path}, ${width} px`).toBeLessThan(bar.top || height);
    }
  }
});

it.each([
  { name: 'closed on a phone', isOpen: false },
  { name: 'open in a wide window', viewport: { width: 1280, height: 800 }, isOpen: true },
  { name: 'open without JavaScript', javaScriptEnabled: false, isOpen: true },
])('shows the disclosures of a guide $name', async ({ isOpen, name, ...options }) => {
  const page = await site.openPage(guide, { viewport: phone, ...options });
  const areShown = (part: string) =>
    page.$$eval(`.sheet ${part}`, (all) => all.map((it) => it.checkVisibility()));
  const texts = await areShown('.phone-disclosure > :not(summary)');
  const signs = await areShown('.phone-disclosure > summary');
  expect(signs.length).toBeGreaterThan(2);
  expect([new Set(texts), new Set(signs)]).toEqual([new Set([isOpen]), new Set([!isOpen])]);
});

/** The place of the element in the viewport. */
function boxOf(page: Page, selector: string): Promise<DOMRect> {
  return page.$eval(selector, (it) => it.getBoundingClientRect().toJSON());
}

/** Runs in the page: sizes of its controls. Links in running text may be smaller, except phone numbers. */
function findControls() {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const controls =
    ':is(address, th) a, [href^="tel:"], td > a:last-child, li label, summary, button, #enquiry input, select';
  const links = [...document.querySelectorAll('a')].filter((link) => {
    const block = link.closest('p, li, td, dd, figcaption')?.cloneNode(true) as Element;
    for (const each of block?.querySelectorAll('a') ?? []) each.remove();
    return !/\p{L}/u.test(block?.textContent ?? '');
  });
  return [...document.querySelectorAll(controls), ...links]
    .filter((control) => control.checkVisibility())
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return { control: control.outerHTML, size: Math.min(width, height) };
    });
}

/**
 * Runs in the page with the visitor's styles: elements that end outside the viewport or are clipped by a box. The table and a
 * guide's navigation have their own scrolling boxes.
 */
function findCutOff({ styles = '', textSize = 16 }): readonly string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const problems: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) {
    problems.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  }
  if (Number.parseFloat(getComputedStyle(document.body).fontSize) < textSize) {
    problems.push('the text is smaller than the visitor has set');
  }
  const range = document.createRange();
  const elements = document.body.querySelectorAll(
    ':not(svg, svg *, #compare *, .site-header nav *, .visually-hidden)',
  );
  if (elements.length < 20) problems.push(`the page has ${elements.length} elements`);
  for (const element of elements) {
    const texts = [...element.childNodes].filter((child) => child instanceof Text);
    const isOutside = (element.childElementCount === 0 ? [element] : texts).some((part) => {
      range.selectNode(part);
      const { left, right } = range.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
    range.selectNodeContents(element);
    const isCut =
      getComputedStyle(element).overflowY === 'hidden' &&
      range.getBoundingClientRect().bottom > element.getBoundingClientRect().bottom + 1;
    if (isOutside || isCut) problems.push(element.outerHTML.slice(0, 100));
  }
  return problems;
}

/** Runs in the page: scroll positions at which neither a link to the form nor any part of it is in the viewport. */
function findWithoutContact(): readonly number[] {
  const contacts = [
    ...document.querySelectorAll('a[href*="#enquiry"], #enquiry :is(input, button)'),
  ];
  const positions = Math.ceil(document.documentElement.scrollHeight / 200);
  return Array.from({ length: positions }, (_, index) => index * 200).filter((top) => {
    scrollTo({ top, behavior: 'instant' });
    return !contacts.some((contact) => {
      const box = contact.getBoundingClientRect();
      return contact.checkVisibility() && box.top >= 0 && box.bottom <= innerHeight;
    });
  });
}
