import { expect, it } from 'vitest';
import { site as siteCopy } from '#content/site.ts';
import { testSite } from './site-in-browser.ts';

const site = testSite();

// The security policy refuses every other host, and what it refuses is an error.
it('no other host is asked for anything until the map is in sight, and then once', async () => {
  const asked: string[] = [];
  const page = await site.openHydrated('/', {
    viewport: { width: 390, height: 844 },
    prepare: (opened) =>
      opened.on('request', (request) => {
        if (!request.url().startsWith(site.origin)) asked.push(request.url());
      }),
  });
  await page.$eval('.office-map', (map) => {
    // Just below the window.
    const top = map.getBoundingClientRect().top - innerHeight - 5;
    scrollBy({ top, behavior: 'instant' });
  });
  await page.waitForNetworkIdle();
  expect(asked).toEqual([]);
  await page.$eval('.office-map', (map) => map.scrollIntoView());
  await expect.poll(() => asked).toEqual([siteCopy.map.embed]);
});
