import { expect, it } from 'vitest';
import { routes } from '../../shared/routes.ts';
import { injectAxe, showEveryState, violationsOf } from './axe.ts';
import { testSiteInFirefox } from './firefox-fixture.ts';
import { hydrated } from './fixture.ts';

const site = testSiteInFirefox();

it.each(routes.filter(({ path, canonicalPath }) => path === canonicalPath))(
  '$path has no violation of WCAG 2.2 AA that axe finds in Firefox, in any state',
  async ({ path }) => {
    const page = await site.openPage(path);
    // Too low for the bars to stick and cover what axe looks at.
    await page.setViewport({ width: 360, height: 470 });
    await hydrated(page);
    await injectAxe(page);
    await page.evaluate(showEveryState);
    expect(await violationsOf(page)).toEqual([]);
  },
);
