import { site } from '../shared/content/site.ts';
import { loadPage } from '../shared/load-page.ts';
import { routes } from '../shared/routes.ts';
import type { Settings } from './settings.ts';

/** What crawlers read about a canonical page. */
type CrawlerPage = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** ISO day of the last review, or on which it was written; the home page has the newest of the destinations'. */
  readonly day: string;
  readonly isReviewed: boolean;
};

/** The files for crawlers and other programs, by path. */
export async function writeCrawlerFiles(
  settings: Settings,
  now: Date,
): Promise<Readonly<Record<string, string>>> {
  const { publicOrigin, indexing, securityContact } = settings;
  const pages = await listCrawlerPages(publicOrigin);
  return {
    // Where the site may not be indexed, crawlers have to see the header that says so.
    '/robots.txt': `User-agent: *\nAllow: /\n${indexing ? `\nSitemap: ${publicOrigin}/sitemap.xml\n` : ''}`,
    '/sitemap.xml': writeSitemap(pages),
    '/llms.txt': writeLlms(pages),
    ...(securityContact && {
      [securityTextPath]: writeSecurityText(securityContact, publicOrigin, now),
    }),
  };
}

/** Every canonical page, in the order of the route table. */
async function listCrawlerPages(publicOrigin: string): Promise<readonly CrawlerPage[]> {
  const canonical = routes.filter(({ path, canonicalPath }) => path === canonicalPath);
  const pages = await Promise.all(
    canonical.map(async (route) => ({ route, ...(await loadPage(route)) })),
  );
  const days = pages.flatMap(({ reviewed, written }) => reviewed ?? written ?? []);
  const newest = days.sort().at(-1) ?? '';
  return pages.map(({ route, title, description, reviewed, written }) => {
    const day = reviewed ?? written ?? newest;
    return {
      url: publicOrigin + route.path,
      title,
      description,
      day,
      isReviewed: reviewed !== undefined,
    };
  });
}

/** Each page with its day. */
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
  const lines = others.map(
    ({ url, title, description, day, isReviewed }) =>
      `- [${title}](${url}): ${description} ${isReviewed ? 'Last reviewed' : 'Written'}: ${day}.\n`,
  );
  return `# ${site.name}

> ${home?.description}

The home page, ${home?.url}, compares the destinations and has the form for enquiries. Rules on these pages link the official page that has them: quote that page, with the day given here for ours.

## Pages

${lines.join('')}`;
}

const securityTextPath = '/.well-known/security.txt';

/** RFC 9116: it has to expire within a year, as long as an instance may run. */
function writeSecurityText(contact: string, publicOrigin: string, now: Date): string {
  const day = 24 * 60 * 60 * 1000;
  // Instances started on the same day say the same.
  const expires = new Date((Math.floor(now.getTime() / day) + 364) * day).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${publicOrigin}${securityTextPath}\n`;
}
