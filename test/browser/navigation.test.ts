import { expect, it } from 'vitest';
import { homeSections } from '../../shared/routes.ts';
import { testSite } from './site-in-browser.ts';
import {
  click,
  destinationAt,
  expectPlace,
  expectStartInView,
  placeOf,
  scrollDown,
} from './visit.ts';

const site = testSite();
const second = destinationAt(1);

const card = `#services li a[href="${second.path}"]`;

it('renders the first screen of a linked page before the rest', async () => {
  const page = await site.openHydrated('/');
  const hasRest = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const firstScreen = document.querySelector('#your-start');
          if (firstScreen) resolve(document.querySelector('footer') !== null);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await click(page, card);
  expect(await hasRest).toBe(false);
  await page.waitForSelector('footer');
});

it('scrolls to the top for a link to the current page, without a history entry', async () => {
  const page = await site.openHydrated('/');
  const steps = await page.evaluate(() => history.length);
  await scrollDown(page, 200);
  await click(page, 'header > a');
  await expectPlace(page, { top: 0, focus: '' });
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

it.each([
  { width: 390, height: 800 },
  // A phone in landscape, where a sticky bar would leave no room for the content.
  { width: 568, height: 320 },
])('marks the link to the visible section at $width × $height px', async (viewport) => {
  const page = await site.openHydrated('/', { viewport });
  const marked = () =>
    page.$$eval('a[aria-current="location"]', (links) =>
      links.map((link) => [link.getAttribute('href'), link.getBoundingClientRect().top >= 0]),
    );
  await expect.poll(marked).toEqual([['#welcome', expect.any(Boolean)]]);
  expect(homeSections.length).toBeGreaterThan(2);
  for (const { id } of homeSections.toReversed()) {
    await click(page, `header a[href="#${id}"]`);
    await expectStartInView(page, `#${id}`);
    const isInView = id === 'welcome' ? expect.any(Boolean) : viewport.height > 480;
    await expect.poll(marked).toEqual([[`#${id}`, isInView]]);
  }
});

it('scrolls smoothly after a click, instantly after a key press', async () => {
  const media = { 'prefers-reduced-motion': 'no-preference' };
  const page = await site.openHydrated('/', { media });
  // The page lists its scroll positions in its title.
  await page.evaluate(() => {
    addEventListener('scroll', () => {
      document.title += ` ${Math.round(scrollY)}`;
    });
  });
  /** Positions since `start` on the way to a section: not corrected ends, which late layout moves. */
  async function findPlacesFrom(start: number, section: string): Promise<readonly number[]> {
    await expectStartInView(page, section);
    const { top } = await placeOf(page);
    const places = (await page.title()).split(' ').map(Number);
    return places.filter((place) => place > start + 50 && place < top - 50);
  }
  await page.focus('header a[href="#services"]');
  await page.keyboard.press('Enter');
  expect(await findPlacesFrom(0, '#services')).toEqual([]);
  const { top } = await placeOf(page);
  await page.click('header a[href="#what-we-do"]');
  expect(await findPlacesFrom(top, '#what-we-do')).not.toEqual([]);
});
