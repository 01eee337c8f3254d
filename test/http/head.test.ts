import { expect, it, vi } from 'vitest';
import { site } from '#content/site.ts';
import { readPage } from '../setup/app.ts';
import { all, attributesOf, only, textOf } from '../setup/html.ts';

// The public origin is another than the one at which the test asks.
const origin = 'https://www.fixture.example';
const name = 'Quill & Öst’s “Bureau”';
const path = '/site/study-destination/alpha';
const page = await readPage(path);

it('a page has its title, and the one address that search engines keep', () => {
  expect(textOf(only(page, 'head title'))).toBe(`Study in Alpha | ${name}`);
  const canonical = only(page, 'link[rel="canonical"]').getAttribute('href');
  expect(canonical).toBe(origin + path);
});

it('the home page at its other address names the first one, by the public origin of a preview too', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://preview.example:8443' };
  const canonical = only(await readPage('/site', { environment }), 'link[rel="canonical"]');
  expect(canonical.getAttribute('href')).toBe('https://preview.example:8443/');
});

it('a page has these meta elements, most of them for messengers, and no other', () => {
  const meta = all(page, 'head meta[content]:not([media])').map(attributesOf);
  const alt = 'A fixture of a picture & a frame';
  expect(meta.map((each) => [each['name'] ?? each['property'], each['content']])).toEqual([
    ['viewport', 'width=device-width, initial-scale=1'],
    ['description', 'A description of the page about Alpha.'],
    ['color-scheme', 'light dark'],
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:locale', 'en_IN'],
    ['og:title', `Study in Alpha | ${name}`],
    ['og:description', 'A description of the page about Alpha.'],
    ['og:url', origin + path],
    ['og:image', `${origin}/assets/share-alpha-66666666.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
    ['twitter:card', 'summary_large_image'],
    ['twitter:image:alt', alt],
  ]);
});

it('a page colours the browser’s own controls as itself, in the light and the dark scheme', () => {
  expect(all(page, 'meta[name="theme-color"]').map(attributesOf)).toMatchObject([
    { media: '(prefers-color-scheme: light)', content: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', content: '#111111' },
  ]);
});

it('a page names the icons and the web app manifest of the build', () => {
  const links = all(page, 'head link:not([rel="canonical"])').map(attributesOf);
  expect(links).toMatchObject([
    { rel: 'icon', href: '/assets/icon-22222222.svg' },
    { rel: 'apple-touch-icon', href: '/assets/touch-33333333.png' },
    { rel: 'manifest', href: '/assets/site-55555555.webmanifest' },
  ]);
});

it('the style sheet and the script that starts the others stand in the page', () => {
  expect(only(page, 'style').textContent).toBe('body{color:navy}');
  expect(only(page, 'script[type="module"]').textContent).toBe('document.title;');
});

it('a page lists the scripts that it needs before it is interactive', () => {
  expect(JSON.parse(only(page, '#page-scripts').textContent ?? '')).toEqual({
    hydrate: '/assets/hydrate-77777777.js',
    mainScript: '/assets/main-script-88888888.js',
    preload: ['/assets/hydrate-77777777.js', '/assets/alpha-99999999.js'],
  });
});

/** The things that search engines read of on a page. */
async function readThings(of: string, NODE_ENV = 'production') {
  const json =
    only(await readPage(of, { environment: { NODE_ENV } }), 'script[type="application/ld+json"]')
      .textContent ?? '';
  return JSON.parse(json)['@graph'];
}

it('the home page describes website and publisher, with the office’s address but no coordinates', async () => {
  const website = { '@type': 'WebSite', '@id': `${origin}/#website`, name, url: `${origin}/` };
  const publisher = {
    '@type': 'EducationalOrganization',
    name,
    url: `${origin}/`,
    description: 'A description of the fixture’s home page.',
    logo: `${origin}/assets/logo-44444444.png`,
    image: `${origin}/assets/share-home-66666666.png`,
    email: 'hello@fixture.example',
    telephone: '+91 40 0000 0000',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Fixture Street',
      addressLocality: 'Testville',
      addressRegion: 'Test Region',
      postalCode: '000001',
      addressCountry: 'TT',
    },
    sameAs: ['https://pictures.example/quill', 'https://network.example/quill'],
  };
  expect(await readThings('/')).toEqual([{ ...website, inLanguage: 'en-IN', publisher }]);
});

it.each([
  { what: 'the address of the office is', mode: 'production', known: ['email', 'telephone'] },
  { what: 'email and phone are, too', mode: 'development', known: [] },
])('of the publisher is said nothing that is invented, where $what', async ({ mode, known }) => {
  vi.spyOn(site, 'hasPlaceholders', 'get').mockReturnValue(true);
  const [{ publisher }] = await readThings('/', mode);
  const real = ['email', 'telephone', 'address', 'sameAs'].filter((key) => key in publisher);
  expect(real).toEqual(known);
});

it('a destination’s page says what it is, when it was written, and the way to it', async () => {
  const url = `${origin}/site/study-destination/beta`;
  const [thing, trail] = await readThings('/site/study-destination/beta');
  expect(thing).toEqual({
    '@type': 'WebPage',
    '@id': url,
    url,
    name: `Study in Beta Islands | ${name}`,
    description: 'A description of the page about Beta Islands.',
    inLanguage: 'en-IN',
    image: `${origin}/assets/share-beta-66666666.png`,
    dateModified: '2026-07-02',
    isPartOf: { '@id': `${origin}/#website` },
    breadcrumb: { '@id': trail['@id'] },
  });
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Study in Beta Islands', item: url },
  ]);
  // Alpha was reviewed after it was written.
  const [reviewed] = await readThings(path);
  expect(reviewed.dateModified).toBe('2026-09-03');
});
