import { site } from '../../shared/content/site.ts';
import { loadPage } from '../../shared/load-page.tsx';
import { routes } from '../../shared/routes.ts';

/** A canonical page as crawlers read of it. */
export type CrawlerPage = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** ISO date; the home page, which compares the destinations, has the newest of theirs. */
  readonly lastReviewed: string;
};

/** Every canonical page, in the order of the route table. */
export async function listCrawlerPages(publicOrigin: string): Promise<readonly CrawlerPage[]> {
  const canonical = routes.filter(({ path, canonicalPath }) => path === canonicalPath);
  const pages = await Promise.all(
    canonical.map(async (route) => ({ route, ...(await loadPage(route)) })),
  );
  const dates = pages.flatMap(({ lastReviewed }) => lastReviewed ?? []);
  const newest = dates.sort().at(-1) ?? '';
  return pages.map(({ route, title, description, lastReviewed = newest }) => {
    return { url: publicOrigin + route.path, title, description, lastReviewed };
  });
}

/** `robots.txt`: everything may be crawled, or nothing. */
export function writeRobots(publicOrigin: string, indexing: boolean): string {
  if (!indexing) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}

/** `sitemap.xml`: each page with the day on which its facts were last checked. */
export function writeSitemap(pages: readonly CrawlerPage[]): string {
  const entries = pages.map(
    ({ url, lastReviewed }) => `<url><loc>${url}</loc><lastmod>${lastReviewed}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `llms.txt` (llmstxt.org): the same pages for language models. */
export function writeLlms([home, ...destinations]: readonly CrawlerPage[]): string {
  const lines = destinations.map(
    ({ url, title, description, lastReviewed }) =>
      `- [${title}](${url}): ${description} Last reviewed: ${lastReviewed}.`,
  );
  return [
    `# ${site.name}`,
    `> ${home?.description}`,
    `The home page, ${home?.url}, compares the destinations and has the form for enquiries. Rules on these pages link the official page they were checked against; quote that page, and the day of the last review.`,
    '## Destinations',
    lines.join('\n'),
    '',
  ].join('\n\n');
}
