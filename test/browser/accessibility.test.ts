import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { enquirySentAddress } from '../../shared/routes.ts';
import { testPages } from './headless.ts';
import { destinationAt, isTextLight } from './visit.ts';

const site = testPages();
/** The guide with the most text; all guides have the same parts. */
const { path: guide } = destinationAt(0);
const notFound = '/not-found';

/** Every rule of WCAG 2.0, 2.1 and 2.2 at the levels A and AA that axe can check. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// test/content/styles.test.ts checks the colours of the other guides.
it.each(['/', guide, enquirySentAddress, notFound])(
  'has no WCAG 2.2 AA violation on %s in light and dark mode',
  async (path) => {
    // Too short for sticky bars: axe would measure only the uncovered part of a control.
    const viewport = { width: 320, height: 470 };
    // The success panel opens only if this tab posted an enquiry.
    const stored = { 'kept:posted': 'yes' };
    const page = await site.openPage(path, { viewport, stored });
    const states = await page.evaluate(showEveryState);
    if (path !== notFound) expect(states).toBeGreaterThan(5);
    expect(await page.$$('dialog[open]')).toHaveLength(path === enquirySentAddress ? 1 : 0);
    expect(await findViolations(page)).toEqual([]);
    await site.emulateMedia({ 'prefers-color-scheme': 'dark' });
    expect(await page.evaluate(isTextLight)).toBe(true);
    expect(await findViolations(page, ['color-contrast'])).toEqual([]);
  },
);

it.each([
  { path: '/', width: 360, colours: 'active' },
  { path: guide, width: 1280, colours: 'none' },
])(
  'tabs through $path in reading order ($width px, forced-colors: $colours)',
  async ({ path, width, colours }) => {
    const media = { 'forced-colors': colours };
    const page = await site.openPage(path, { media, viewport: { width, height: 640 } });
    const controls = await page.evaluate(numberControls);
    expect(controls).toBeGreaterThan(20);
    for (let number = 0; number < controls; number += 1) await expectFocusVisible(page, number);
    await page.keyboard.down('Shift');
    for (let number = controls - 2; number >= 0; number -= 1)
      await expectFocusVisible(page, number);
    await page.keyboard.up('Shift');
  },
);

const schemes = [
  {},
  { 'prefers-color-scheme': 'dark' },
  // Colours set by the visitor.
  { 'forced-colors': 'active' },
];

describe.each([
  { path: '/', width: 360 },
  { path: guide, width: 1280 },
])('$path', ({ path, width }) => {
  let page: Page;

  beforeAll(async () => {
    page = await site.openPage(path, { viewport: { width, height: 800 } });
  });

  it('keeps every live region visible', async () => {
    const announcers = await page.$$eval('[role="status"], [aria-live]', (all) =>
      all.map((announcer) => announcer.checkVisibility()),
    );
    expect(new Set(announcers)).toEqual(new Set([true]));
  });

  it('marks the current link by more than text colour in every colour mode', async () => {
    await page.waitForSelector('nav [aria-current]');
    const linesOf = (link: string) =>
      page.$eval(`nav ${link}`, (it) => {
        const { outlineStyle, boxShadow, borderBottom, textDecorationLine } = getComputedStyle(it);
        return [outlineStyle, boxShadow, borderBottom, textDecorationLine].join();
      });
    for (const media of schemes) {
      await site.emulateMedia(media);
      expect(await linesOf('[aria-current]')).not.toBe(await linesOf('a:not([aria-current])'));
    }
  });

  it('draws an edge around each button and field in every colour mode', async () => {
    expect((await page.$$(edged)).length).toBeGreaterThan(3);
    for (const media of schemes) {
      await site.emulateMedia(media);
      expect(await page.$$eval(edged, findWithoutEdge), JSON.stringify(media)).toEqual([]);
    }
  });
});

async function expectFocusVisible(page: Page, number: number): Promise<void> {
  await page.keyboard.press('Tab');
  const focus = await page.evaluate(describeFocus);
  // The map's frame also takes the focus.
  if (focus.html.startsWith('<iframe')) return expectFocusVisible(page, number);
  expect(focus).toEqual({ ...focus, number: `${number}`, hasRing: true, isCovered: false });
}

/** Violations that axe finds in the page's current state, one line per element. */
async function findViolations(page: Page, runOnly = rules): Promise<readonly string[]> {
  // Makes axe check text even if a pseudo-element is behind or beside it.
  const checks = { 'color-contrast': { options: { ignorePseudo: true } } };
  const options = JSON.stringify({ iframes: false, preload: false, runOnly, checks });
  const run = `(() => { globalThis.axe ?? (() => { ${axe.source} })(); return axe.run(${options}); })()`;
  const { violations, passes } = (await page.evaluate(run)) as AxeResults;
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Runs in the page: opens all details and shows the form's validation messages. Returns the number of both. Removes edges
 * drawn as background images, since axe skips text on these.
 */
function showEveryState(): number {
  const styles = new CSSStyleSheet();
  styles.replaceSync('* { background-image: none !important }');
  document.adoptedStyleSheets = [styles];
  for (const details of document.querySelectorAll('details')) details.open = true;
  const submit = document.querySelector<HTMLButtonElement>('#enquiry [type="submit"]');
  // The form is hidden after an enquiry.
  if (submit?.checkVisibility()) submit.click();
  return document.querySelectorAll('details[open], #enquiry :user-invalid').length;
}

const edged = '.button, input:not([type="checkbox"], [type="hidden"]), select';

/** Runs in the page: controls whose edge contrasts with neither surroundings nor background. */
function findWithoutEdge(controls: readonly Element[]): readonly string[] {
  const clear = 'rgba(0, 0, 0, 0)';
  const groundOf = (it: Element) => getComputedStyle(it).backgroundColor;
  return controls.flatMap((control) => {
    let around = control.parentElement as Element;
    while (groundOf(around) === clear) around = around.parentElement as Element;
    const unseen = [clear, groundOf(around)];
    const { borderTopWidth, borderTopColor } = getComputedStyle(control);
    const border = Number.parseFloat(borderTopWidth) >= 1 ? borderTopColor : clear;
    const isSeen = [border, groundOf(control)].some((colour) => !unseen.includes(colour));
    return isSeen ? [] : control.outerHTML.slice(0, 100);
  });
}

/** Numbers the tabbable elements in reading order. Returns their number. */
function numberControls(): number {
  const selector = 'a, button, input, select, summary, [tabindex="0"]';
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  for (const [number, control] of controls.entries()) control.dataset['number'] = `${number}`;
  return controls.length;
}

/** Runs in the page: the focused control, whether it has a focus ring, and whether another element covers one of its lines. */
function describeFocus() {
  const focused = document.activeElement as HTMLElement;
  const isCovered = [...focused.getClientRects()].some(({ left, top, width, height }) => {
    // The middle of the visible part, since a table is taller than the window.
    const [start, end] = [Math.max(top, 0), Math.min(top + height, innerHeight)];
    const [x, y] = [left + Math.min(width / 2, 100), (start + end) / 2];
    return !focused.contains(document.elementFromPoint(x, y));
  });
  const backgrounds: string[] = [];
  for (let around = focused.parentElement; around; around = around.parentElement) {
    backgrounds.push(getComputedStyle(around).backgroundColor);
  }
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const isPainted = outlineStyle !== 'none' && !backgrounds.includes(outlineColor);
  const hasRing = isPainted && Number.parseFloat(outlineWidth) >= 2;
  return { html: focused.outerHTML, number: focused.dataset['number'], hasRing, isCovered };
}
