import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { enquirySentAddress, routes } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { emulateMedia, hydrated, testSite } from './site-in-browser.ts';
import { isTextLight } from './visit.ts';

const site = testSite();
const { path: first } = destinationAt(0);
// `/site` is the page at `/`.
const paths = new Set(routes.map(({ canonicalPath }) => canonicalPath));

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of WCAG 2.0, 2.1 and 2.2 at the levels A and AA that axe can check. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong with the page as it is now, a line for each element. */
async function violationsOf(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  const options = JSON.stringify({ iframes: false, runOnly: rules });
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

it.each([...paths, enquirySentAddress, '/not-found'])(
  '%s has no violation of WCAG 2.2 AA that axe finds, in any state, light and dark, narrow and wide',
  async (path) => {
    const page = await site.openPage(path, { allowed: /status of 404/ });
    // Error pages have no script.
    if (path !== '/not-found') await hydrated(page);
    await page.evaluate(showEveryState);
    await page.evaluate(axe);
    // What is hidden altogether is not announced.
    const isHidden = (all: Element[]) => all.some((announcer) => !announcer.checkVisibility());
    expect(await page.$$eval('[role="status"], [aria-live]', isHidden)).toBe(false);
    expect(await page.$$('dialog[open]')).toHaveLength(path === enquirySentAddress ? 1 : 0);
    for (const width of [320, 1280]) {
      // Too low for the bars to stick: where they cover half of a control, axe would object to its size.
      await page.setViewport({ width, height: 470 });
      for (const scheme of ['light', 'dark'] as const) {
        await emulateMedia(page, { 'prefers-color-scheme': scheme });
        expect(await page.evaluate(isTextLight)).toBe(scheme === 'dark');
        // By night nothing but the colours differs.
        const violations = await violationsOf(page, scheme === 'light' ? tags : ['color-contrast']);
        expect(violations, `${width} px, ${scheme}`).toEqual([]);
      }
    }
  },
);

it.each([
  { path: '/', width: 360 },
  { path: first, width: 360 },
  { path: first, width: 1280 },
])(
  'with the keyboard alone every control of $path is reached in order at $width px, its focus in sight, there and back',
  async ({ path, width }) => {
    const page = await site.openHydrated(path, { viewport: { width, height: 640 } });
    const controls = await page.evaluate(numberControls);
    expect(controls).toBeGreaterThan(20);
    for (let number = 0; number < controls; number += 1) await expectFocusInSight(page, number);
    await page.keyboard.down('Shift');
    for (let number = controls - 2; number >= 0; number -= 1)
      await expectFocusInSight(page, number);
  },
);

const contrasts = [
  { name: 'in the colours of the site', media: {} },
  { name: 'in colours of one’s own', media: { 'forced-colors': 'active' } },
  { name: 'with more contrast', media: { 'prefers-contrast': 'more' } },
] as const;

describe.each(['/', first])('%s', (path) => {
  describe.each(contrasts)('$name', ({ media }) => {
    async function openPage(): Promise<Page> {
      const page = await site.openPage(path, { media, viewport: { width: 360, height: 800 } });
      await page.waitForSelector('nav [aria-current]');
      return page;
    }

    it('marks the link to where one is otherwise than by the colour of its text', async () => {
      const page = await openPage();
      const [marked, ...others] = await page.evaluate(linesOfLinks);
      expect(others).not.toContain(marked);
    });

    it('shows where the focus is', async () => {
      const page = await openPage();
      for (const selector of ['a.button', 'select', 'summary', 'header a']) {
        await page.focus(`main ${selector}, ${selector}`);
        await page.keyboard.press('Shift');
        const { hasRing } = await page.evaluate(describeFocus);
        expect(hasRing, selector).toBe(true);
      }
    });

    it('draws an edge round each button and field', async () => {
      const page = await openPage();
      expect(await page.$$eval(edged, findWithoutEdge)).toEqual([]);
    });

    it('draws the sign that opens what is folded', async () => {
      const page = await openPage();
      const fold = await page.$(path === '/' ? '.fold > summary' : '.phone-fold > summary');
      const box = await fold?.boundingBox();
      if (!fold || !box) throw new Error('Nothing is folded.');
      // Its last 24 px, where there is no word.
      const clip = { x: box.width - 24, y: 0, width: 24, height: box.height };
      const { channels } = await sharp(await fold.screenshot({ clip })).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
    });
  });
});

it.each(contrasts)('the bars of a plan are seen $name', async ({ media }) => {
  const page = await site.openHydrated(first, { media });
  const bar = await page.$('.plan-bar');
  const { channels } = await sharp(await bar?.screenshot()).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
});

async function expectFocusInSight(page: Page, number: number): Promise<void> {
  // The map's frame takes the focus as well.
  do await page.keyboard.press('Tab');
  while (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME'));
  const focus = await page.evaluate(describeFocus);
  const expected = { html: focus.html, number, hasRing: true, isCovered: false, isCrowded: false };
  expect(focus).toEqual(expected);
}

/** Runs in the page: opens all details, and shows what the form objects to. */
function showEveryState(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
  document.querySelector<HTMLButtonElement>('#enquiry [type="submit"]')?.click();
}

/** What a visitor presses or fills in. */
const edged = '.button, input:not([type="checkbox"], [type="hidden"]), select';

/** Runs in the page: the controls whose edge can't be told from what is around and within them. */
function findWithoutEdge(controls: readonly Element[]): readonly string[] {
  return controls.flatMap((control) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
      getComputedStyle(control);
    let around = control.parentElement;
    while (around && getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)') {
      around = around.parentElement;
    }
    const outside = around && getComputedStyle(around).backgroundColor;
    const isTransparent = (colour: string) => colour === 'rgba(0, 0, 0, 0)';
    const isDrawn = borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1;
    const hasBorder = isDrawn && !isTransparent(borderTopColor) && borderTopColor !== outside;
    const hasGround = !isTransparent(backgroundColor) && backgroundColor !== outside;
    return hasBorder || hasGround ? [] : control.outerHTML.slice(0, 100);
  });
}

/** Numbers what the Tab key reaches, in reading order. Returns how many there are. */
function numberControls(): number {
  const selector = 'a, button, input, select, summary, [tabindex="0"]';
  let count = 0;
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (control.checkVisibility({ visibilityProperty: true }))
      control.dataset['number'] = `${count++}`;
  }
  return count;
}

/** Runs in the page: the focused control, whether it has a ring, and whether something else covers one of its lines. */
function describeFocus() {
  const focused = document.activeElement as HTMLElement;
  const isCovered = [...focused.getClientRects()].some(({ left, top, width, height }) => {
    // The middle of what is in the window: a table is higher than that.
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
  // The keyboard of a phone leaves no room for a bar beside a field.
  const bar = document.querySelector('aside') as Element;
  const isCrowded =
    focused.matches('input[required]') && getComputedStyle(bar).position === 'sticky';
  const number = Number(focused.dataset['number']);
  return { html: focused.outerHTML, number, hasRing, isCovered, isCrowded };
}

/** Runs in the page: the lines, which do not depend on its text's colour, of the marked link and of the others. */
function linesOfLinks(): readonly string[] {
  const links = ['[aria-current]', 'a:not([aria-current])'].map((it) =>
    document.querySelector(`nav ${it}`),
  );
  return links.map((link) => {
    const { outlineStyle, boxShadow, textDecorationLine } = getComputedStyle(link as Element);
    return [outlineStyle, boxShadow, textDecorationLine].join();
  });
}
