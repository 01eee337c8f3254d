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

/** The canonical pages in the order of the route table. */
function writeSitemap(publicOrigin: string, routePages: readonly RoutePage[]): string {
  const canonical = routePages.filter(({ route }) => route.path === route.canonicalPath);
  const entries = canonical.map(
    ({ route }) => `<url><loc>${publicOrigin}${route.path}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}
