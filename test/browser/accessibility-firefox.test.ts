import { describe, expect, it } from 'vitest';
import { enquirySentAddress, routes } from '../../shared/routes.ts';
import { injectAxe, showEveryState, violationsOf } from './axe.ts';
import { testSiteInFirefox } from './firefox-fixture.ts';
import { hydrated } from './fixture.ts';

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  const site = testSiteInFirefox({ colorScheme, environment: { ENQUIRY_RETURN: 'on' } });

  // `/site` is the page at `/`.
  const paths = new Set(routes.map(({ canonicalPath }) => canonicalPath));

  it.each([...paths, enquirySentAddress])(
    '%s has no violation of WCAG 2.2 AA that axe finds in Firefox, in any state, narrow and wide',
    async (path) => {
      const page = await site.openPage(path);
      await hydrated(page);
      await injectAxe(page);
      await page.evaluate(showEveryState);
      const panel = await page.$$('dialog[open]');
      expect(panel.length).toBe(path === enquirySentAddress ? 1 : 0);
      for (const width of [320, 1280]) {
        // Too low for the bars to stick and cover what axe looks at.
        await page.setViewport({ width, height: 470 });
        // Nothing but colours differs in the dark.
        const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
        expect(await violationsOf(page, rules), `${width} px`).toEqual([]);
      }
      const scheme = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
      expect(scheme).toBe(colorScheme === 'dark');
    },
  );
});
