import { describe, expect, it } from 'vitest';
import { BrandName } from '../../shared/components/brand.tsx';
import { routes } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { testSite } from './site-in-browser.ts';

const site = testSite();
const paths = new Set([...routes.map(({ canonicalPath }) => canonicalPath), '/not-found']);

/** Text spacing of WCAG 1.4.12. */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;
/** Lines as tall as those of Noto Sans, with which many Linux and Android systems show pages. */
const tall = `@font-face { font-family: tall; src: local('Liberation Sans');
  ascent-override: 107%; descent-override: 30% } :root { --font-body: tall !important }`;

/** What a visitor may set; 320 px is also a viewport of 1280 px at 400 % zoom. */
const settings: readonly { width: number; textSize?: number; styles?: string }[] = [
  ...[320, 360, 768, 1280, 1920].map((width) => ({ width })),
  { width: 320, styles: tall },
  { width: 1280, styles: tall },
  { width: 320, styles: spaced },
  { width: 320, textSize: 32 },
  { width: 360, textSize: 32 },
];

describe.each([...paths])('%s', (path) => {
  const openPage = () =>
    site.openPage(path, { viewport: { width: 320, height: 568 }, allowed: /status of 404/ });

  it('has controls as large as a thumb', async () => {
    const page = await openPage();
    const controls = 'header nav a, aside a, button, #enquiry input';
    const small = await page.$$eval(controls, (all) =>
      all.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width === 0 || Math.min(width, height) >= 44 ? [] : control.outerHTML;
      }),
    );
    expect(small).toEqual([]);
  });

  it('needs no scrolling to the side and cuts nothing off, at any width and size of text', async () => {
    const page = await openPage();
    const devtools = await page.createCDPSession();
    for (const { width, textSize = 16, styles = '' } of settings) {
      await page.setViewport({ width, height: 900 });
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
      const found = await page.evaluate(findCutOff, { styles, textSize });
      expect(found, `${width} px, text ${textSize} px, ${styles}`).toEqual([]);
    }
  });
});

it.each(['/', destinationAt(0).path])('the ways to a person stay in view at %s', async (path) => {
  const page = await site.openPage(path, { viewport: { width: 320, height: 568 } });
  const bottoms = await page.$$eval('aside a', (links) =>
    links.map((link) => link.getBoundingClientRect().bottom),
  );
  expect(bottoms.length).toBeGreaterThan(1);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(568);
});

it('the mark beside the name is as large as the text is for those who enlarge it', async () => {
  const page = await site.openPage('/');
  const devtools = await page.createCDPSession();
  const width = () => page.$eval('header img', (mark) => mark.getBoundingClientRect().width);
  const before = await width();
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await width()).toBe(2 * before);
});

it('a stamp is no higher than the window of a phone that lies on its side', async () => {
  const page = await site.openPage('/', { viewport: { width: 844, height: 390 } });
  for (const path of ['/', destinationAt(0).path]) {
    await page.goto(site.origin + path);
    const heights = await page.$$eval('.stamp', (all) =>
      all.map(({ clientHeight }) => clientHeight),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(390);
  }
});

it.each(['/', destinationAt(0).path, destinationAt(2).path])(
  'no line of %s ends within a phone number or a name with a hyphen',
  async (path) => {
    const page = await site.openPage(path);
    for (const width of [320, 360, 390, 412, 600, 768, 1280]) {
      await page.setViewport({ width, height: 900 });
      expect(await page.evaluate(findBroken), `${width} px`).toEqual([]);
    }
  },
);

/** Runs in the page: phone numbers, and names as "I-20", on more than one line. */
function findBroken(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: name, index } of (text.nodeValue ?? '').matchAll(
      /\+\d[\d ]+\d|\b[A-Z]-\d+|Post-Graduation/g,
    )) {
      range.setStart(text, index);
      range.setEnd(text, index + name.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(name);
    }
  }
  return broken;
}

it.each([
  { name: 'Banyan & Teak’s Überseeberatung' },
  { name: 'Thiruvananthapuram Abroad' },
  { name: 'Quill Studienberatungen' },
])('the name $name breaks between its words beside the page, not inside', async ({ name }) => {
  const page = await site.openPage('/', {
    viewport: { width: 1280, height: 720 },
    javaScriptEnabled: false,
  });
  const { className } = BrandName({ name }).props;
  await page.$eval('header .brand__name', showInstead, { className, name });
  expect(await page.$eval('header .brand__name', findBrokenWords)).toEqual([]);
});

/** Runs in the page: shows another name, as the component does. */
function showInstead(element: Element, other: { className: string; name: string }): void {
  element.className = other.className;
  element.textContent = other.name;
}

/** Runs in the page: the words that stand on more than one line. */
function findBrokenWords(element: Element): readonly string[] {
  const text = element.firstChild;
  if (!(text instanceof Text)) throw new Error('There is no text.');
  const range = document.createRange();
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? word : [];
  });
}

/**
 * Runs in the page with the visitor's styles: what ends outside of the viewport, or in a box that cuts it off. The table
 * scrolls in a box of its own.
 */
function findCutOff({ styles, textSize }: { styles: string; textSize: number }): readonly string[] {
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
  const elements = document.body.querySelectorAll(':not(svg, svg *, #compare *, .visually-hidden)');
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
