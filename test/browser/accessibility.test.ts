import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { destinationRoute, enquirySentAddress, routes } from '../../shared/routes.ts';
import { emulateMedia, hydrated, testSite } from './site-in-browser.ts';
import { isTextLight } from './visit.ts';

const site = testSite();
const { path: usa } = destinationRoute('usa');
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
    const announcers = await page.$$eval('[role="status"], [aria-live]', (all) =>
      all.map((announcer) => announcer.checkVisibility()),
    );
    expect(announcers).not.toContain(false);
    const panels = await page.$$('dialog[open]');
    expect(panels.length).toBe(path === enquirySentAddress ? 1 : 0);
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
  ['/', 360],
  [usa, 360],
  ['/', 1280],
  [usa, 1280],
])(
  'with the keyboard alone every control of %s is reached in order at %i px, its focus in sight, there and back',
  async (path, width) => {
    const page = await site.openLivePage(path, { viewport: { width, height: 640 } });
    const controls = await page.evaluate(numberControls);
    expect(controls).toBeGreaterThan(20);
    const numbers = Array.from({ length: controls }, (_, number) => `${number}`);
    for (const number of numbers) await expectFocusInSight(page, number);
    await page.keyboard.down('Shift');
    for (const number of numbers.toReversed().slice(1)) await expectFocusInSight(page, number);
  },
);

/** Presses Tab. */
async function expectFocusInSight(page: Page, number: string): Promise<void> {
  // The map's frame takes the focus as well.
  do await page.keyboard.press('Tab');
  while (await page.evaluate(() => document.activeElement?.tagName === 'IFRAME'));
  const focus = await page.evaluate(describeFocus);
  expect(focus).toEqual({ ...focus, number, hasRing: true, covered: [] });
}

/** Runs in the page: opens all details, shows what the form objects to, and scrolls through. */
async function showEveryState(): Promise<void> {
  for (const details of document.querySelectorAll('details')) details.open = true;
  document.querySelector<HTMLButtonElement>('#enquiry [type="submit"]')?.click();
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
}

/** Numbers what the Tab key reaches, in reading order. Returns how many there are. */
function numberControls(): number {
  const selector = 'a, button, input, select, summary, [tabindex="0"]';
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  for (const [index, control] of controls.entries()) control.dataset['number'] = `${index}`;
  return controls.length;
}

/** Runs in the page: the focused control, whether it has a ring, and where something else covers its lines. */
function describeFocus() {
  const focused = document.activeElement as HTMLElement;
  const covered = [...focused.getClientRects()].flatMap(({ left, top, width, height }) => {
    const [x, y] = [left + Math.min(width / 2, 100), top + Math.min(height / 2, 100)];
    const shown = document.elementFromPoint(x, y);
    return shown && focused.contains(shown) ? [] : [`${x}, ${y}: ${shown?.outerHTML.slice(0, 80)}`];
  });
  const backgrounds: string[] = [];
  for (let around = focused.parentElement; around; around = around.parentElement) {
    backgrounds.push(getComputedStyle(around).backgroundColor);
  }
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const isPainted = outlineStyle !== 'none' && !backgrounds.includes(outlineColor);
  return {
    number: focused.dataset['number'],
    name: focused.outerHTML.slice(0, 120),
    hasRing: isPainted && Number.parseFloat(outlineWidth) >= 2,
    covered,
  };
}
