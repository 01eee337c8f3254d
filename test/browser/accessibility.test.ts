import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allPaths, hydrated, testSite } from './fixture.ts';

const site = testSite();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const views = [390, 1280].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);

/** Opens a page as far as it goes: only the pages of the table have a script. */
async function open(path: string): Promise<Page> {
  const page = await site.openPage(path, { bypassCSP: true, allowed: /status of 404/ });
  if (path !== '/not-found') await hydrated(page);
  return page;
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = (await page.evaluate(
    'axe.run(document, { iframes: false })',
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

describe.each(allPaths)('%s', (path) => {
  it('has no fault that axe knows of, in light and dark, narrow and wide', async () => {
    const page = await open(path);
    await page.evaluate(axe);
    for (const { width, colorScheme } of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });

  it('lets the keyboard skip to its content', async () => {
    const page = await open(path);
    await page.keyboard.press('Tab');
    const skipLink = page.locator('a[href="#main"]');
    expect(await skipLink.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(
      await skipLink.evaluate((link) => link.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('**#main');
    await page.keyboard.press('Tab');
    const main = page.getByRole('main');
    expect(await main.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  });

  it('lets the keyboard reach every control, and shows where it is', async () => {
    const page = await open(path);
    const controls = await page.evaluate(numberControls);
    const reached: string[] = [];
    for (let steps = 0; steps < controls; steps += 1) {
      await page.keyboard.press('Tab');
      const { number, name, isShown } = await page.evaluate(describeFocus);
      expect(
        isShown,
        `the focus ${steps} of ${controls} (${reached.at(-1)}) on ${name} is seen`,
      ).toBe(true);
      reached.push(`${number}`);
    }
    expect(reached).toEqual(Array.from({ length: controls }, (_, index) => `${index}`));
  });
});

/** Numbers what can be used, in reading order. Returns how many there are. */
function numberControls(): number {
  const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, summary')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }),
  );
  for (const [index, control] of controls.entries()) control.dataset['number'] = `${index}`;
  return controls.length;
}

function describeFocus() {
  const focused = document.activeElement as HTMLElement;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  const hasRing = getComputedStyle(focused).outlineStyle !== 'none';
  return {
    number: focused.dataset['number'],
    name: focused.outerHTML.slice(0, 120),
    isShown: isInView && hasRing,
  };
}
