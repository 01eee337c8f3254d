import { describe, expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { loadPage } from '../../shared/load-page.tsx';
import { only, textOf } from '../setup/html.ts';
import { metaOf, servePages } from '../setup/pages.ts';
import { type Reply, testEnvironment } from '../setup/site.ts';

const { ask, pages } = await servePages();
const origin = testEnvironment.PUBLIC_ORIGIN;

describe.each(pages)('the head at $path', ({ html, page, ...route }) => {
  const { 'og:image': image = '', ...meta } = metaOf(page);
  const address = origin + route.canonicalPath;

  it('tells search engines title and description, in the lengths they show, and one address', async () => {
    const { title, description } = await loadPage(route);
    expect(textOf(only(page, 'title'))).toBe(title);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(meta['description']).toBe(description);
    // Without a bracket: nothing shows the explanation of an abbreviation here.
    expect(description).toMatch(/^[^[]{110,160}$/);
    expect(hrefOf(page, 'canonical')).toBe(address);
    expect(meta).not.toHaveProperty('robots');
    expect(meta['viewport']).not.toMatch(/user-scalable|maximum-scale/);
  });

  it('tells networks and messengers the same, with a described picture that they take', async () => {
    const { title, description, picture } = await loadPage(route);
    expect(meta).toMatchObject({
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
    expect(image).toMatch(`${origin}/`);
    const reply = await ask(new URL(image).pathname);
    expect(sizeOf(reply)).toBe('1200x630');
    // Messengers show it from their own origin.
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

it.each(['og:title', 'description', 'og:image'])('two pages never have the same %s', (name) => {
  const heads = new Map(pages.map((route) => [route.canonicalPath, metaOf(route.page)[name]]));
  expect(new Set(heads.values()).size).toBe(heads.size);
});

describe('the icons', async () => {
  const page = pages[0]?.page as Document;
  const manifest = await ask(hrefOf(page, 'manifest'));
  const { icons, ...app } = JSON.parse(manifest.text) as WebManifest;

  it('are an SVG for browsers and a PNG of 180 pixels for iOS', async () => {
    expect((await ask(hrefOf(page, 'icon'))).headers['content-type']).toMatch(/^image\/svg/);
    expect(sizeOf(await ask(hrefOf(page, 'apple-touch-icon')))).toBe('180x180');
  });

  it('are listed in a web app manifest, each in the size and type that it names', async () => {
    expect(manifest.headers['content-type']).toBe('application/manifest+json');
    expect(app).toMatchObject({ name: site.name, start_url: '/', display: 'browser' });
    expect(icons.map(({ src, ...icon }) => icon)).toEqual([
      { sizes: 'any', type: 'image/svg+xml' },
      { sizes: '192x192', type: 'image/png' },
      { sizes: '512x512', type: 'image/png' },
      { sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]);
    for (const { src, sizes, type } of icons) {
      const reply = await ask(src);
      expect(reply.headers['content-type'], src).toContain(type);
      if (type === 'image/png') expect(sizeOf(reply)).toBe(sizes);
    }
  });
});

type WebManifest = {
  readonly icons: readonly Readonly<Record<'src' | 'sizes' | 'type' | 'purpose', string>>[];
};

function hrefOf(page: Document, rel: string): string {
  return only(page, `link[rel="${rel}"]`).getAttribute('href') ?? '';
}

/** Width and height of a PNG in pixels, from its header. */
function sizeOf({ headers, body }: Reply): string {
  expect(headers['content-type']).toBe('image/png');
  return `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`;
}
