import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationAt } from './destination-at.ts';
import { testSite } from './site-in-browser.ts';

const site = testSite();
const upright = { width: 390, height: 844 };
const onItsSide = { width: 844, height: 390 };

/** Opens a page on a phone that is held upright, and scrolls it. Resolves when the page has noticed. */
async function openAt(path: string, scroll: () => void): Promise<Page> {
  const page = await site.openHydrated(path, { viewport: upright });
  await page.evaluate(scroll);
  await sleep(500);
  return page;
}

async function turn(page: Page, viewport: typeof upright): Promise<void> {
  await page.setViewport(viewport);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(viewport.width);
  await sleep(200);
}

describe.each([
  { name: 'turned', turns: [onItsSide] },
  { name: 'turned, and turned back', turns: [onItsSide, upright] },
])('when a phone is $name', ({ turns }) => {
  it('a page that is at its very end stays there', async () => {
    const page = await openAt('/', () => scrollTo({ top: 1e6, behavior: 'instant' }));
    for (const viewport of turns) await turn(page, viewport);
    const left = await page.evaluate(
      () => document.documentElement.scrollHeight - innerHeight - scrollY,
    );
    expect(left).toBeLessThanOrEqual(1);
  });

  it('the field at the lower edge that is filled in stays whole and in view', async () => {
    const page = await openAt('/', () => {
      const field = document.querySelector<HTMLElement>('[name="course"]');
      field?.focus();
      const bottom = field?.getBoundingClientRect().bottom ?? 0;
      scrollBy({ top: bottom + 2 - innerHeight, behavior: 'instant' });
    });
    for (const viewport of turns) await turn(page, viewport);
    const room = await page.$eval('[name="course"]', (field) => {
      const { top, bottom } = field.getBoundingClientRect();
      return Math.min(top, innerHeight - bottom);
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

  it('the words that are read, in the middle of a long paragraph, stay where they are read', async () => {
    const page = await openAt(destinationAt(0).path, () => {
      const paragraphs = [...document.querySelectorAll('main p')];
      const longest = paragraphs.reduce((one, other) =>
        other.clientHeight > one.clientHeight ? other : one,
      );
      const { top, height } = longest.getBoundingClientRect();
      // Where people read: a third of the way down.
      scrollBy({ top: top + height / 2 - innerHeight / 3, behavior: 'instant' });
      const words = document.caretRangeFromPoint(innerWidth / 3, innerHeight / 3);
      Object.assign(globalThis, { words });
    });
    for (const viewport of turns) await turn(page, viewport);
    const place = await page.evaluate(() => {
      const { words } = globalThis as unknown as { words: Range };
      return (words.getBoundingClientRect().top - innerHeight / 3) / innerHeight;
    });
    expect(Math.abs(place)).toBeLessThan(0.15);
  });
});
