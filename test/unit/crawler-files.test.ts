import { expect, it, vi } from 'vitest';
import { writeCrawlerFiles } from '../../server/files/crawler-files.ts';
import { parseSettings } from '../../server/settings.ts';

/** The days of each page of the fixture site, by its id: the home page and Gamma have none. */
const days: Readonly<Record<string, object>> = {
  alpha: { written: '2026-07-02', reviewed: '2026-09-03' },
  beta: { written: '2026-07-02' },
};

vi.mock('../../shared/load-page.ts', () => ({
  loadPage: async ({ id }: { readonly id: string }) => {
    return { title: `Title of ${id}`, description: 'What it says.', ...days[id] };
  },
}));

const origin = 'https://www.fixture.example';
const files = await writeCrawlerFiles(parseSettings({ PUBLIC_ORIGIN: origin }));
const below = `${origin}/site/study-destination`;

it('the sitemap has each page’s day, for the home page the newest of all, and none for a page without', () => {
  expect(files['/sitemap.xml']?.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>${origin}/</loc><lastmod>2026-09-03</lastmod></url>`,
    `<url><loc>${below}/alpha</loc><lastmod>2026-09-03</lastmod></url>`,
    `<url><loc>${below}/beta</loc><lastmod>2026-07-02</lastmod></url>`,
    `<url><loc>${below}/gamma</loc></url>`,
  ]);
});

it('llms.txt says nothing of the age of a page without a day', () => {
  expect(files['/llms.txt']).toContain(`- [Title of gamma](${below}/gamma): What it says.\n`);
});
