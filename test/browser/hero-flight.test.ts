import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { saveData, shown, testSite, waiting } from './fixture.ts';

const site = testSite();
const player = /\/assets\/flight-player-[^/]*\.js$/;
const moving = { reducedMotion: 'no-preference' } as const;
const picture = '[data-flight] img';

/** Opens the home page for a visitor who doesn't mind motion; notes whether the player was asked for. */
async function openHome(options: Parameters<typeof site.openLivePage>[1] = {}) {
  const asked: string[] = [];
  const page = await site.openLivePage('/', {
    ...moving,
    ...options,
    prepare: async (prepared) => {
      prepared.on('request', (request) => {
        if (player.test(request.url())) asked.push(request.url());
      });
      await options.prepare?.(prepared);
    },
  });
  return { page, asked };
}

function drawn(page: Page): Promise<boolean> {
  return shown(page)
    .locator(picture)
    .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
}

/** Where the plane is: all that the animation's layers say of it. */
function frame(page: Page): Promise<string> {
  return shown(page)
    .locator('[data-flight] svg')
    .evaluate((svg) => svg.outerHTML);
}

/** Two frames of the browser later, is the picture the same? */
async function stands(page: Page): Promise<boolean> {
  const before = await frame(page);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return (await frame(page)) === before;
}

describe('the animation over the hero', () => {
  it('plays over the still picture, and the visitor can hold it and let it go on', async () => {
    const { page } = await openHome();
    await shown(page).locator('[data-flight] svg').waitFor();
    expect(await drawn(page)).toBe(true);
    await expect.poll(() => stands(page), waiting).toBe(false);
    await shown(page).getByRole('button', { name: 'Pause animation' }).click();
    expect(await stands(page)).toBe(true);
    await shown(page).getByRole('button', { name: 'Play animation' }).click();
    await expect.poll(() => stands(page), waiting).toBe(false);
  });

  it('lies exactly over the picture', async () => {
    const { page } = await openHome({ viewport: { width: 1280, height: 900 } });
    const animation = await shown(page).locator('[data-flight] svg').boundingBox();
    expect(animation).toEqual(await shown(page).locator(picture).boundingBox());
  });

  it('is not fetched for those who asked for less motion', async () => {
    const { page, asked } = await openHome({ reducedMotion: 'reduce' });
    await shown(page).locator(picture).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await drawn(page)).toBe(true);
    expect(
      await shown(page)
        .getByRole('button', { name: /animation/ })
        .count(),
    ).toBe(0);
  });

  it('is not fetched for those who asked for less data', async () => {
    const { page, asked } = await openHome({ prepare: saveData });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await drawn(page)).toBe(true);
  });

  it('is not fetched before the picture is in view', async () => {
    const viewport = { width: 390, height: 300 };
    const { page, asked } = await openHome({ viewport });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await shown(page).locator(picture).scrollIntoViewIfNeeded();
    await shown(page).locator('[data-flight] svg').waitFor();
    expect(asked).toHaveLength(1);
  });

  it('leaves the still picture where the player fails', async () => {
    const { page, asked } = await openHome({
      allowed: /Failed to load resource/,
      prepare: (prepared) => prepared.route(player, (route) => route.abort()),
    });
    await expect.poll(() => asked.length, waiting).toBe(1);
    expect(await drawn(page)).toBe(true);
    expect(await shown(page).locator('[data-flight] svg').count()).toBe(0);
    expect(
      await shown(page)
        .getByRole('button', { name: /animation/ })
        .count(),
    ).toBe(0);
  });

  it('leaves the still picture where the player never comes, and the page works', async () => {
    const { page, asked } = await openHome({
      prepare: (prepared) => prepared.route(player, () => undefined),
    });
    await expect.poll(() => asked.length, waiting).toBe(1);
    expect(await drawn(page)).toBe(true);
    await shown(page).getByRole('link', { name: 'Learn more about studying in Canada' }).click();
    await page.waitForURL('**/canada');
  });

  it('is gone with the page, and is there once after coming back', async () => {
    const { page } = await openHome();
    await shown(page).locator('[data-flight] svg').waitFor();
    await shown(page).getByRole('link', { name: 'Learn more about studying in Ireland' }).click();
    await page.waitForURL('**/ireland');
    await page.goBack();
    await shown(page).locator(picture).scrollIntoViewIfNeeded();
    await shown(page).locator('[data-flight] svg').waitFor();
    expect(await shown(page).locator('[data-flight] svg').count()).toBe(1);
    expect(
      await shown(page)
        .getByRole('button', { name: /animation/ })
        .count(),
    ).toBe(1);
  });
});
