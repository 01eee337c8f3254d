import { expect, it, vi } from 'vitest';
import { writeCrawlerFiles } from '../../server/files/crawler-files.ts';
import { loadPages } from '../../server/pages/route-pages.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { createTestApp } from '../setup/app.ts';

/** Alternative text of every page's picture. */
let alt: string | undefined;

vi.mock('../../shared/load-page.ts', async () => ({
  loadPage: async () => ({
    title: 'A page',
    description: 'A page with a photograph, and without a day on which it was written.',
    picture: { src: '/assets/office-12345678.jpg', width: 4, height: 3, alt },
    Content: () => null,
  }),
}));

it.each([undefined, ' '])('fails at startup if alternative text is %j', async (text) => {
  alt = text;
  const message = expect.stringMatching(/^\/assets\/office-\d+\.jpg, the picture of \/, has no/);
  await expect(createTestApp()).rejects.toMatchObject({ name: 'OperatorError', message });
});

it.each(['/sitemap.xml', '/llms.txt'])('omits a missing date in %s', async (path) => {
  const files = writeCrawlerFiles(parseSettings({}), await loadPages());
  expect(files[path]).toMatch(/\/gamma(?:<\/loc><\/url>|\): .+ was written\.)$/m);
  expect(files[path]).not.toMatch(/lastmod|Written|reviewed|undefined/);
});
