import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { site as siteCopy } from '#content/site.ts';
import { routes } from '../../shared/routes.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import { destinationAt } from './visit.ts';

const site = testSite();
const phone = { width: 390, height: 844 };

/** Opens a page. Returns what it asks of other hosts from then on. */
async function watch(path: string, javaScriptEnabled = true) {
  const asked: string[] = [];
  const prepare = (page: Page) =>
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) asked.push(request.url());
    });
  const allowed = /status of 404/;
  const page = await site.openPage(path, {
    prepare,
    allowed,
    javaScriptEnabled,
    viewport: phone,
  });
  return { page, asked };
}

/** Scrolls step by step, until the map's frame is just below the window, or else to the end. Returns how far. */
function readUntilMap(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const map = () => document.querySelector('.office-map')?.getBoundingClientRect().top;
    const end = () => document.documentElement.scrollHeight - innerHeight;
    const goal = () => Math.min(end(), scrollY + (map() ?? Infinity) - innerHeight - 5);
    while (scrollY < goal() - 1) {
      scrollTo({ top: Math.min(goal(), scrollY + 700), behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    return scrollY;
  });
}

const form = `/?country=${encodeURIComponent(destinationAt(0).label)}#enquiry`;

it.each([...routes.map(({ path }) => path), form, '/not-found'])(
  '%s asks no other host for anything until the map is in sight, and then once',
  async (path) => {
    const { page, asked } = await watch(path);
    if (path !== '/not-found') {
      await hydrated(page);
      expect(await readUntilMap(page)).toBeGreaterThan(800);
    }
    expect(asked).toEqual([]);
    const map = await page.$('.office-map');
    if (!map) return;
    await map.scrollIntoView();
    await expect.poll(() => asked).toEqual([siteCopy.map.embed]);
  },
);

it('without script no other host is asked at all', async () => {
  const { page, asked } = await watch('/', false);
  await page.$eval('.office-map', (map) => map.scrollIntoView());
  await page.screenshot();
  expect(asked).toEqual([]);
});
