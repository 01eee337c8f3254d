import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { labelScale, placeLabels } from '../../pictures/hero/label-places.ts';
import { letterHeight, textWidth } from '../../pictures/hero/lettering.ts';
import { heroSize } from '../../pictures/world-map.ts';
import { destinationRoute, homeRoute } from '../../shared/routes.ts';
import { hold, type PageOptions, saveData, testSite, waiting } from './fixture.ts';
import { shows } from './visit.ts';

const site = testSite();
const usa = destinationRoute('usa');
const player = /\/assets\/flight-player-[^/]*\.js$/;

const picture = (page: Page) => page.locator('#welcome img');
const layer = (page: Page) => page.locator('#welcome picture + div');
const drawing = (page: Page) => layer(page).locator('svg');
const button = (page: Page) => page.getByRole('button', { name: / animation$/ });

/** Opens the home page for a visitor who has nothing against motion; lists the requests for the player. */
async function openHome({ prepare, ...options }: PageOptions = {}) {
  const requests: string[] = [];
  const page = await site.openLivePage('/', {
    reducedMotion: 'no-preference',
    ...options,
    prepare: async (prepared) => {
      prepared.on('request', (request) => {
        if (player.test(request.url())) requests.push(request.url());
      });
      await prepare?.(prepared);
    },
  });
  return { page, requests };
}

/** Waits until something asks for frames while three of them pass, or nothing does. */
async function expectAnimated(page: Page, expected: boolean): Promise<void> {
  const isAnimated = () =>
    page.evaluate(async () => {
      const request = requestAnimationFrame;
      let requested = false;
      globalThis.requestAnimationFrame = (callback) => {
        requested = true;
        return request(callback);
      };
      for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => request(done));
      globalThis.requestAnimationFrame = request;
      return requested;
    });
  await expect.poll(isAnimated, waiting).toBe(expected);
}

/** Waits until the main script has marked a section: by then the page has decided about the player. */
async function settled(page: Page): Promise<void> {
  await page.locator('[data-section][aria-current]').waitFor();
}

/** Follows a link without scrolling to it, which alone would pause the animation. */
async function leave(page: Page): Promise<void> {
  await page.locator(`li a[href="${usa.path}"]`).evaluate((link: HTMLElement) => link.click());
  await shows(page, usa);
}

describe('the animation over the map', () => {
  it('plays exactly over the picture, only while it is in view, and ends when the visitor leaves', async () => {
    const { page } = await openHome({ viewport: { width: 1280, height: 900 } });
    await drawing(page).waitFor();
    expect(await drawing(page).boundingBox()).toEqual(await picture(page).boundingBox());
    await expectAnimated(page, true);
    await page.locator('#get-in-touch').scrollIntoViewIfNeeded();
    await expectAnimated(page, false);
    await picture(page).scrollIntoViewIfNeeded();
    await expectAnimated(page, true);
    await leave(page);
    await expectAnimated(page, false);
  });

  it('stays paused for the tab once it was paused: on scrolling, on coming back, after a reload', async () => {
    const { page } = await openHome();
    await button(page).click();
    await expectAnimated(page, false);
    await page.locator('#get-in-touch').scrollIntoViewIfNeeded();
    await picture(page).scrollIntoViewIfNeeded();
    await leave(page);
    await page.goBack();
    await shows(page, homeRoute);
    await picture(page).scrollIntoViewIfNeeded();
    await drawing(page).waitFor();
    await page.reload();
    await drawing(page).waitFor();
    await settled(page);
    await expectAnimated(page, false);
    await page.getByRole('button', { name: 'Play animation' }).click();
    await expectAnimated(page, true);
  });

  it('does not start when the player arrives after the visitor has left', async () => {
    let release = () => {};
    const { page, requests } = await openHome({
      prepare: async (prepared) => {
        release = await hold(prepared, player);
      },
    });
    await expect.poll(() => requests.length, waiting).toBe(1);
    const leftLayer = await layer(page).elementHandle();
    await leave(page);
    release();
    // As text: the test runner rewrites an import that it sees.
    await page.evaluate(`import('${requests[0]}')`);
    expect(await leftLayer?.evaluate((element) => element.childElementCount)).toBe(0);
  });

  it('is not fetched before the picture is in view', async () => {
    const { page, requests } = await openHome({ viewport: { width: 360, height: 500 } });
    await settled(page);
    expect(requests).toEqual([]);
    await picture(page).scrollIntoViewIfNeeded();
    await drawing(page).waitFor();
    expect(requests).toHaveLength(1);
  });

  const abortPlayer = (page: Page) => page.route(player, (route) => route.abort());

  it.each<[string, number, PageOptions]>([
    ['want less motion', 0, { reducedMotion: 'reduce' }],
    ['save data', 0, { prepare: saveData }],
    ['do not get the player', 1, { prepare: abortPlayer, allowed: /Failed to load resource/ }],
  ])(
    'leaves the picture, and a page that works, to visitors who %s',
    async (_who, fetches, options) => {
      const { page, requests } = await openHome(options);
      await picture(page).scrollIntoViewIfNeeded();
      await settled(page);
      expect(requests).toHaveLength(fetches);
      const width = await picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
      expect(width).toBeGreaterThan(0);
      expect(await drawing(page).or(button(page)).count()).toBe(0);
      await leave(page);
    },
  );
});

it('the pause button is large enough for a thumb and covers no airport code', async () => {
  const { page } = await openHome();
  const boxOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect());
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [map, pause] = [await boxOf(picture(page)), await boxOf(button(page))];
    expect(Math.min(pause.width, pause.height)).toBeGreaterThanOrEqual(44);
    // The button's place in the picture, in the picture's own units.
    const unit = map.width / heroSize.width;
    const [left, right] = [(pause.left - map.left) / unit, (pause.right - map.left) / unit];
    const [top, bottom] = [(pause.top - map.top) / unit, (pause.bottom - map.top) / unit];
    const covered = [...placeLabels()].filter(([code, [x, y]]) => {
      const isBeside = x > right || x + textWidth(code) * labelScale < left;
      return !isBeside && y < bottom && y + letterHeight * labelScale > top;
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});
