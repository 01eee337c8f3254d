import { expect, it, vi } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { loadPage } from '../../shared/load-page.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, metaOf, servePages } from '../setup/pages.ts';
import { type Reply, serveSite, testEnvironment } from '../setup/site.ts';

const { ask, pages, destinationPages } = await servePages();
const origin = testEnvironment.PUBLIC_ORIGIN;

it.each(pages)('the head at $path is the same for crawlers and messengers', async (route) => {
  const { page, canonicalPath } = route;
  const { 'og:image': image = '', ...meta } = metaOf(page);
  const address = origin + canonicalPath;
  const { title, description, picture } = await loadPage(route);
  expect(textOf(only(page, 'title'))).toBe(title);
  // In the lengths they show, and without a bracket: nothing shows the explanation of an abbreviation here.
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description).toMatch(/^[^[]{110,160}$/);
  expect(hrefOf(page, 'canonical')).toBe(address);
  expect(meta).toMatchObject({
    description,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:site_name': site.name,
    'og:locale': 'en_IN',
    'og:image:alt': picture.alt,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:image:alt': picture.alt,
    'twitter:card': 'summary_large_image',
  });
  expect(meta).not.toHaveProperty('robots');
  expect(all(page, 'meta[name="theme-color"]').map(attributesOf)).toMatchObject([
    { media: '(prefers-color-scheme: light)', content: expect.stringMatching(/^#[ef]/) },
    { media: '(prefers-color-scheme: dark)', content: expect.stringMatching(/^#[0-3]/) },
  ]);
  expect(meta['viewport']).not.toMatch(/user-scalable|maximum-scale/);
  expect(image).toMatch(`${origin}/`);
  expect(sizeOf(await ask(new URL(image).pathname))).toBe('1200x630');
});

it.each(['og:title', 'description', 'og:image'])('two pages never have the same %s', (name) => {
  const heads = new Map(pages.map((route) => [route.canonicalPath, metaOf(route.page)[name]]));
  expect(new Set(heads.values()).size).toBe(heads.size);
});

it('the icons are an SVG for browsers, a PNG for iOS, and those that a manifest lists', async () => {
  const page = pages[0]?.page as Document;
  expect((await ask(hrefOf(page, 'icon'))).headers['content-type']).toMatch(/^image\/svg/);
  expect(sizeOf(await ask(hrefOf(page, 'apple-touch-icon')))).toBe('180x180');
  const manifest = await ask(hrefOf(page, 'manifest'));
  expect(manifest.headers['content-type']).toBe('application/manifest+json');
  const { icons, ...app } = JSON.parse(manifest.text) as { icons: Record<string, string>[] };
  expect(app).toMatchObject({ name: site.name, start_url: '/', display: 'browser' });
  expect(icons.map(({ src, ...icon }) => icon)).toEqual([
    { sizes: 'any', type: 'image/svg+xml' },
    { sizes: '192x192', type: 'image/png' },
    { sizes: '512x512', type: 'image/png' },
    { sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
  const replies = await Promise.all(icons.map(({ src = '' }) => ask(src)));
  expect(replies[0]?.headers['content-type']).toMatch(/^image\/svg/);
  expect(replies.slice(1).map(sizeOf)).toEqual(['192x192', '512x512', '512x512']);
});

function hrefOf(page: Document, rel: string): string {
  return only(page, `link[rel="${rel}"]`).getAttribute('href') ?? '';
}

/** Width and height of a PNG in pixels, from its header. */
function sizeOf({ headers, body }: Reply): string {
  expect(headers['content-type']).toBe('image/png');
  return `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`;
}

type Thing = Readonly<Record<string, unknown>>;

function thingsOn(page: Document): readonly Thing[] {
  const text = only(page, 'script[type="application/ld+json"]').textContent ?? '';
  const { '@context': context, '@graph': things } = JSON.parse(text);
  expect(context).toBe('https://schema.org');
  return things;
}

const own = { name: site.name, url: `${origin}/` };

it.each([
  [true, 'production'],
  [false, 'production'],
  [true, 'development'],
])(
  'the data name website and publisher without placeholders (%s, %s)',
  async (hasPlaceholders, mode) => {
    vi.spyOn(site, 'hasPlaceholders', 'get').mockReturnValue(hasPlaceholders);
    const { ask: askOther } = await serveSite({ NODE_ENV: mode });
    const [website = {}] = thingsOn(parseHtml((await askOther('/site')).text));
    expect(website).toMatchObject({ '@type': 'WebSite', ...own });
    const { CONTACT_EMAIL: email, CONTACT_PHONE: telephone } = testEnvironment;
    const address = { '@type': 'PostalAddress', addressLocality: site.city, addressCountry: 'IN' };
    const office = {
      address: expect.objectContaining(address),
      sameAs: site.social.map(({ href }) => href),
    };
    // Without geo: the map marks the neighbourhood, not the office.
    const { description, image, logo, ...publisher } = website['publisher'] as Thing;
    expect([description, image, logo].map((text) => typeof text)).not.toContain('undefined');
    expect(publisher).toEqual({
      '@type': 'EducationalOrganization',
      ...own,
      ...(mode === 'production' && { email, telephone }),
      ...(!hasPlaceholders && office),
    });
  },
);

it.each(destinationPages)(
  'the data name the trail to $label and the day of its review, or of its writing',
  ({ page, ...route }) => {
    const trail = all(page, 'nav[aria-label="Breadcrumbs"] li').map(textOf);
    const things = thingsOn(page);
    const { written, reviewed: dateModified = written } = route.guide;
    const [url, name] = [origin + route.path, textOf(only(page, 'title'))];
    const breadcrumb = { '@id': things[1]?.['@id'] };
    const itemListElement = [
      { position: 1, name: trail[0], item: `${origin}/` },
      { position: 2, name: trail[1], item: url },
    ];
    expect(things).toMatchObject([
      { '@type': 'WebPage', url, name, dateModified, breadcrumb },
      { '@type': 'BreadcrumbList', itemListElement },
    ]);
  },
);
