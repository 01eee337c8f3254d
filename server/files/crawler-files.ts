import { site } from '#content/site.ts';
import type { RoutePage } from '../pages/route-pages.ts';
import type { Settings } from '../settings/settings.ts';

/** The files for crawlers and language models, by path. */
export function writeCrawlerFiles(
  { publicOrigin, indexing }: Pick<Settings, 'publicOrigin' | 'indexing'>,
  routePages: readonly RoutePage[],
): Readonly<Record<string, string>> {
  const pages = listCrawlerPages(publicOrigin, routePages);
  return {
    // With INDEXING=off crawling stays allowed: crawlers must be able to read the header that forbids indexing.
    '/robots.txt': `User-agent: *\nAllow: /\n${indexing ? `\nSitemap: ${publicOrigin}/sitemap.xml\n` : ''}`,
    '/sitemap.xml': writeSitemap(pages),
    '/llms.txt': writeLlms(pages),
  };
}

/** The canonical pages, in the order of the route table. */
function listCrawlerPages(publicOrigin: string, routePages: readonly RoutePage[]) {
  const canonical = routePages.filter(({ route }) => route.path === route.canonicalPath);
  const days = canonical.flatMap(({ page }) => page.reviewed ?? page.written ?? []);
  return canonical.map(({ route, page }) => ({
    ...page,
    url: publicOrigin + route.path,
    // The home page compares the destinations, so its date is the latest of theirs.
    day: page.reviewed ?? page.written ?? days.sort().at(-1),
  }));
}

type CrawlerPage = ReturnType<typeof listCrawlerPages>[number];

/** The sitemap, with the date of each page. */
function writeSitemap(pages: readonly CrawlerPage[]): string {
  const entries = pages.map(
    ({ url, day }) => `<url><loc>${url}</loc><lastmod>${day}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** The same pages for language models (llmstxt.org). */
function writeLlms([home, ...others]: readonly CrawlerPage[]): string {
  const lines = others.map(({ url, title, description, day, reviewed }) => {
    const age = `${reviewed ? 'Last reviewed' : 'Written'}: ${day}`;
    return `- [${title}](${url}): ${description} ${age}.\n`;
  });
  return `# ${site.name}

> ${home?.description}

The home page, ${home?.url}, compares the destinations and has the form for enquiries. Rules on these pages link the official page that has them: quote that page, with the day given here for ours.

## Pages

${lines.join('')}`;
}
