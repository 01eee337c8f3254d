import { expect, it, vi } from 'vitest';
import { writeCrawlerFiles } from '../../server/files/crawler-files.ts';
import { parseSettings } from '../../server/settings.ts';

vi.mock('../../shared/load-page.ts', () => ({
  loadPage: async () => ({ title: 'A page', description: 'What it says.' }),
}));

it.each(['/sitemap.xml', '/llms.txt'])('%s says no day of pages that have none', async (path) => {
  const files = await writeCrawlerFiles(parseSettings({}));
  expect(files[path]).toContain('/site/study-destination/gamma');
  expect(files[path]).not.toMatch(/lastmod|Written|reviewed|undefined/);
});
