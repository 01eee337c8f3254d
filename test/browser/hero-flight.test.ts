import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { labelScale, placeLabels } from '../../pictures/hero/label-places.ts';
import { letterHeight, textWidth } from '../../pictures/hero/lettering.ts';
import { heroSize } from '../../pictures/world-map.ts';
import { destinationRoute, homeRoute } from '../../shared/routes.ts';
import { type PageOptions, saveData, testSite, waiting } from './fixture.ts';
import { shows } from './visit.ts';

const site = testSite();
const usa = destinationRoute('usa');
const player = /\/assets\/flight-player-[^/]*\.js$/;

const picture = (page: Page) => page.locator('#welcome img');
const layer = (page: Page) => page.locator('#welcome picture + div');
const drawing = (page: Page) => layer(page).locator('svg');
const button = (page: Page) => page.getByRole('button', { name: / animation$/ });

/** Opens the home page for a visitor who has nothing against motion; lists the requests for the player. */
async function openHome(options: PageOptions = {}) {
  const requests: string[] = [];
  const page = await site.openLivePage('/', {
    reducedMotion: 'no-preference',
    ...options,
    prepare: async (prepared) => {
      prepared.on('request', (request) => {
        if (player.test(request.url())) requests.push(request.url());
      });
      await prepared.addInitScript(countFrameRequests);
      await options.prepare?.(prepared);
    },
  });
  return { page, requests };
}

type Counting = { isAnimated(): Promise<boolean> };

/** Runs in the page: `isAnimated` is whether anything asks for frames while three of them pass. */
function countFrameRequests(): void {
  const request = requestAnimationFrame;
  let count = 0;
  const isAnimated = async () => {
    const before = count;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => request(done));
    return count > before;
  };
  const counted = (callback: FrameRequestCallback) => {
    count += 1;
    return request(callback);
  };
  Object.assign(globalThis, { isAnimated, requestAnimationFrame: counted });
}

async function expectAnimated(page: Page, expected: boolean): Promise<void> {
  const isAnimated = () => page.evaluate(() => (globalThis as unknown as Counting).isAnimated());
  await expect.poll(isAnimated, waiting).toBe(expected);
}

/** Waits until the main script has marked a section: by then the page has decided about the player. */
async function settled(page: Page): Promise<void> {
  await page.locator('[data-section][aria-current]').waitFor();
}

function isDrawn(page: Page): Promise<boolean> {
  return picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
}

describe('the animation over the map', () => {
  it('plays exactly over the picture, and only while it is in view', async () => {
    const { page } = await openHome({ viewport: { width: 1280, height: 900 } });
    await drawing(page).waitFor();
    expect(await drawing(page).boundingBox()).toEqual(await picture(page).boundingBox());
    await expectAnimated(page, true);
    await page.locator('#get-in-touch').scrollIntoViewIfNeeded();
    await expectAnimated(page, false);
    await picture(page).scrollIntoViewIfNeeded();
    await expectAnimated(page, true);
  });

  it('stays paused for the tab once it was paused: on scrolling, on coming back, after a reload', async () => {
    const { page } = await openHome();
    await button(page).click();
    await expectAnimated(page, false);
    await page.locator('#get-in-touch').scrollIntoViewIfNeeded();
    await picture(page).scrollIntoViewIfNeeded();
    await page.locator(`a[href="${usa.path}"]`).first().click();
    await shows(page, usa);
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

  it('ends when the visitor goes to another page', async () => {
    const { page } = await openHome();
    await expectAnimated(page, true);
    await page.locator(`a[href="${usa.path}"]`).first().click();
    await shows(page, usa);
    await expectAnimated(page, false);
  });

  it('does not start when the player arrives after the visitor has left', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const prepare = (page: Page) =>
      page.route(player, async (route) => {
        await held;
        await route.continue();
      });
    const { page, requests } = await openHome({ prepare });
    await expect.poll(() => requests.length, waiting).toBe(1);
    const leftLayer = await layer(page).elementHandle();
    await page.locator(`a[href="${usa.path}"]`).first().click();
    await shows(page, usa);
    release();
    // As text: the test runner rewrites an import that it sees.
    await page.evaluate(`import('${requests[0]}')`);
    expect(await leftLayer?.evaluate((element) => element.childElementCount)).toBe(0);
  });
});

describe('the player is not fetched', () => {
  it.each<[string, PageOptions]>([
    ['for visitors who want less motion', { reducedMotion: 'reduce' }],
    ['for visitors who save data', { prepare: saveData }],
  ])('%s', async (_visitor, options) => {
    const { page, requests } = await openHome(options);
    await picture(page).scrollIntoViewIfNeeded();
    await settled(page);
    expect(requests).toEqual([]);
    expect(await isDrawn(page)).toBe(true);
    expect(await button(page).count()).toBe(0);
  });

  it('before the picture is in view', async () => {
    const { page, requests } = await openHome({ viewport: { width: 360, height: 500 } });
    await settled(page);
    expect(requests).toEqual([]);
    await picture(page).scrollIntoViewIfNeeded();
    await drawing(page).waitFor();
    expect(requests).toHaveLength(1);
  });
});

it('a player that fails leaves the picture, and a page that works', async () => {
  const { page, requests } = await openHome({
    allowed: /Failed to load resource/,
    prepare: (prepared) => prepared.route(player, (route) => route.abort()),
  });
  await expect.poll(() => requests.length, waiting).toBe(1);
  await settled(page);
  expect(await isDrawn(page)).toBe(true);
  expect(await drawing(page).count()).toBe(0);
  expect(await button(page).count()).toBe(0);
  await page.locator(`a[href="${usa.path}"]`).first().click();
  await shows(page, usa);
});

it('the pause button is large enough for a thumb and covers no airport code', async () => {
  const { page } = await openHome();
  const pause = page.getByRole('button', { name: 'Pause animation' });
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await picture(page).scrollIntoViewIfNeeded();
    const box = await boxOf(pause);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const map = await boxOf(picture(page));
    const unit = map.width / heroSize.width;
    const covered = [...placeLabels()].filter(([code, [x, y]]) =>
      overlap(box, {
        x: map.x + x * unit,
        y: map.y + y * unit,
        width: textWidth(code) * labelScale * unit,
        height: letterHeight * labelScale * unit,
      }),
    );
    expect(covered, `${width} px`).toEqual([]);
  }
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
