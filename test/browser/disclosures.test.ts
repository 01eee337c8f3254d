import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { testSite } from './site-in-browser.ts';
import { click, destinationAt } from './visit.ts';

const site = testSite();
const first = destinationAt(0).path;

describe('disclosures of documents, steps and rules', () => {
  const hidden = '.phone-disclosure :is(p, a)';
  const phone = { width: 390, height: 844 };
  const wide = { width: 1280, height: 800 };

  /** Counts all elements that match the selector, and the visible ones. */
  function countShown(page: Page, selector: string) {
    return page.$$eval(selector, (found) => ({
      shown: found.filter((each) => each.checkVisibility()).length,
      all: found.length,
    }));
  }

  it('hide their text on a phone until a tap', async () => {
    const page = await site.openHydrated(first, { viewport: phone });
    expect((await countShown(page, hidden)).shown).toBe(0);
    await click(page, '#rules .phone-disclosure > summary');
    // The one visible paragraph is the link to a rule's official page.
    expect((await countShown(page, hidden)).shown).toBe(1);
  });

  it('open for a link on a phone, without the sticky months covering their title', async () => {
    const page = await site.openHydrated(first, { viewport: phone });
    const [, step = ''] = await page.$$eval('.plan [id^="step-"]', (steps) =>
      steps.map(({ id }) => id),
    );
    await page.goto(`${site.origin}${first}#${step}`);
    await page.waitForFunction((id) => document.querySelector(`#${id} > [open]`), {}, step);
    const months = await page.$eval('.plan__axis', (it) => it.getBoundingClientRect().bottom);
    const heading = `#${step} :is(h4, h5)`;
    const title = await page.$eval(heading, (it) => it.getBoundingClientRect().top);
    expect(title).toBeGreaterThanOrEqual(months);
    expect(title).toBeLessThan(200);
  });

  it('hide the steps of a plan even in a wide window if no choice is made', async () => {
    const page = await site.openPage(first, { viewport: wide });
    expect((await countShown(page, '.plan .phone-disclosure p')).shown).toBe(0);
    const signs = await countShown(page, '.plan .phone-disclosure > summary');
    expect(signs.shown).toBe(signs.all);
    expect(signs.all).toBeGreaterThan(3);
  });

  it.each([
    { name: 'in a wide window', options: { viewport: wide }, within: '.sheet ' },
    { name: 'without JavaScript', options: { viewport: phone, javaScriptEnabled: false } },
    { name: 'on paper', options: { viewport: phone, media: { type: 'print' } } },
  ] as const)(
    'show their text and hide the control that opens it, $name',
    async ({ options, ...row }) => {
      const within = 'within' in row ? row.within : '';
      const page = await site.openPage(first, options);
      const { all, shown } = await countShown(page, within + hidden);
      expect(all).toBeGreaterThan(10);
      expect(shown).toBe(all);
      const signs = await countShown(page, `${within}.phone-disclosure > summary`);
      expect(signs.all).toBeGreaterThan(10);
      expect(signs.shown).toBe(0);
    },
  );
});
