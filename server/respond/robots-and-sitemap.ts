import { routes } from '../../shared/routes.ts';

/** `robots.txt`: everything may be crawled; here is the map. */
export function writeRobots(publicOrigin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}

/** `sitemap.xml` with each canonical address once. */
export function writeSitemap(publicOrigin: string): string {
  const paths = new Set(routes.map(({ canonicalPath }) => canonicalPath));
  const entries = [...paths].map((path) => `<url><loc>${publicOrigin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
