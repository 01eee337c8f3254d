import { describe, expect, it } from 'vitest';
import { destinationRoutes, homeRoute } from '../../shared/routes.ts';
import { developmentBuild } from './development-build.ts';
import { testSite, waiting } from './fixture.ts';
import { isMarked, mark, shows } from './visit.ts';

// A violation is an error in the console, which fails every browser test.
describe.each([
  ['production', 'dist'],
  ['development', await developmentBuild()],
])('under Trusted Types the %s build', (_name, dist) => {
  const site = testSite({ dist });

  it('renders every page in the browser, plays the flight and frames the map', async () => {
    const page = await site.openLivePage('/', { reducedMotion: 'no-preference' });
    await mark(page);
    for (const route of [...destinationRoutes, homeRoute]) {
      await page.locator(`#root a[href="${route.path}"]:visible`).first().click();
      await shows(page, route);
    }
    expect(await isMarked(page), 'rendered in the browser').toBe(true);
    await page.locator('#welcome picture + div svg path').first().waitFor({ state: 'attached' });
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => page.frames().length, waiting).toBe(2);
  });

  it('can not turn a string into markup', async () => {
    const page = await site.openPage('/', { allowed: /TrustedHTML/ });
    const insert = () =>
      page.evaluate(() => {
        document.body.innerHTML = '<p>inserted</p>';
      });
    await expect(insert()).rejects.toThrow(/TrustedHTML/);
  });
});
