import type { RoutePage } from '../pages/route-pages.ts';
import type { Settings } from '../settings/settings.ts';

/** The files for crawlers, by path. */
export function writeCrawlerFiles(
  { publicOrigin, indexing }: Pick<Settings, 'publicOrigin' | 'indexing'>,
  routePages: readonly RoutePage[],
): Readonly<Record<string, string>> {
  return {
    // With INDEXING=off crawling stays allowed: crawlers must be able to read the header that forbids indexing.
    '/robots.txt': `User-agent: *\nAllow: /\n${indexing ? `\nSitemap: ${publicOrigin}/sitemap.xml\n` : ''}`,
    '/sitemap.xml': writeSitemap(publicOrigin, routePages),
  };
}

/** The canonical pages in the order of the route table, each with the day of its last review or writing. */
function writeSitemap(publicOrigin: string, routePages: readonly RoutePage[]): string {
  const canonical = routePages.filter(({ route }) => route.path === route.canonicalPath);
  const days = canonical.flatMap(({ page }) => page.reviewed ?? page.written ?? []);
  const entries = canonical.map(({ route, page }) => {
    // The home page compares the destinations, so its date is the latest of theirs.
    const day = page.reviewed ?? page.written ?? days.sort().at(-1);
    return `<url><loc>${publicOrigin}${route.path}</loc><lastmod>${day}</lastmod></url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}
