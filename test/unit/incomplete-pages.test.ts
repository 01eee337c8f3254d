import { expect, it, vi } from 'vitest';
import { writeCrawlerFiles } from '../../server/files/crawler-files.ts';
import { parseSettings } from '../../server/settings.ts';
import { createTestApp } from '../setup/app.ts';

/** The alternative text that the copy of every page gives. */
let alt: string | undefined;

vi.mock('../../shared/load-page.ts', () => ({
  loadPage: async () => ({
    title: 'A page',
    description: 'A page with a photograph, and without a day on which it was written.',
    picture: { src: '/assets/office-12345678.jpg', width: 4, height: 3, alt },
    Content: () => null,
  }),
}));

it.each([undefined, ' '])('a page whose picture has the text %j stops the start', async (text) => {
  alt = text;
  const message = expect.stringMatching(
    /^\/assets\/office-\d+\.jpg, the picture of \/, has no alt/,
  );
  await expect(createTestApp()).rejects.toMatchObject({ name: 'OperatorError', message });
});

it.each(['/sitemap.xml', '/llms.txt'])('%s says no day of pages that have none', async (path) => {
  const files = await writeCrawlerFiles(parseSettings({}));
  expect(files[path]).toContain('/site/study-destination/gamma');
  expect(files[path]).not.toMatch(/lastmod|Written|reviewed|undefined/);
});
