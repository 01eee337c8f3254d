import { site } from '#content/site.ts';
import { loadPage } from '../../shared/load-page.ts';
import { homeRoute, routes } from '../../shared/routes.ts';
import type { Settings } from '../settings/settings.ts';

/** What crawlers read about a canonical page. */
type CrawlerPage = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /**
   * ISO day of the last review, or on which it was written. The home page, which compares the destinations, has the newest
   * of theirs; a page that says no day has none.
   */
  readonly day: string | undefined;
  readonly isReviewed: boolean;
};

/** The files for crawlers and other programs, by path. */
export async function writeCrawlerFiles(
  settings: Settings,
): Promise<Readonly<Record<string, string>>> {
  const { publicOrigin, indexing } = settings;
  const pages = await listCrawlerPages(publicOrigin);
  return {
    // Where the site may not be indexed, crawlers have to see the header that says so.
    '/robots.txt': `User-agent: *\nAllow: /\n${indexing ? `\nSitemap: ${publicOrigin}/sitemap.xml\n` : ''}`,
    '/sitemap.xml': writeSitemap(pages),
    '/llms.txt': writeLlms(pages),
  };
}

/** Every canonical page, in the order of the route table. */
async function listCrawlerPages(publicOrigin: string): Promise<readonly CrawlerPage[]> {
  const canonical = routes.filter(({ path, canonicalPath }) => path === canonicalPath);
  const pages = await Promise.all(
    canonical.map(async (route) => ({ route, ...(await loadPage(route)) })),
  );
  const days = pages.flatMap(({ reviewed, written }) => reviewed ?? written ?? []);
  const newest = days.sort().at(-1);
  return pages.map(({ route, title, description, reviewed, written }) => {
    const day = reviewed ?? written ?? (route.id === homeRoute.id ? newest : undefined);
    return {
      url: publicOrigin + route.path,
      title,
      description,
      day,
      isReviewed: reviewed !== undefined,
    };
  });
}

/** Each page, with its day if it has one. */
function writeSitemap(pages: readonly CrawlerPage[]): string {
  const entries = pages.map(({ url, day }) => {
    const changed = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${url}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** The same pages for language models (llmstxt.org). */
function writeLlms([home, ...others]: readonly CrawlerPage[]): string {
  const lines = others.map(({ url, title, description, day, isReviewed }) => {
    const age = day ? ` ${isReviewed ? 'Last reviewed' : 'Written'}: ${day}.` : '';
    return `- [${title}](${url}): ${description}${age}\n`;
  });
  return `# ${site.name}

> ${home?.description}

The home page, ${home?.url}, compares the destinations and has the form for enquiries. Rules on these pages link the official page that has them: quote that page, with the day given here for ours.

## Pages

${lines.join('')}`;
}
