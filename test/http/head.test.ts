import { expect, it, vi } from 'vitest';
import { site } from '#content/site.ts';
import { readPage } from '../setup/app.ts';
import { all, only } from '../setup/html.ts';
import { html, markupOf } from '../setup/markup.ts';

// The public origin is another than the one at which the test asks.
const origin = 'https://www.fixture.example';
const name = 'Quill & Öst’s “Bureau”';
const path = '/site/study-destination/alpha';
const page = await readPage(path);

it('the head of a page says what it is, with the one address that search engines keep, what messengers show, its colours and icons, and its style sheet', () => {
  const description = 'A description of the page about Alpha.';
  const alt = 'A fixture of a picture & a frame';
  expect(markupOf(page.head)).toBe(html`<head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
    <title>Study in Alpha | ${name}</title>
    <meta name="description" content="${description}">
    <link rel="canonical" href="${origin}${path}" data-query="">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111111">
    <link rel="icon" type="image/svg+xml" href="/assets/icon-*.svg"><link rel="apple-touch-icon" href="/assets/touch-*.png"><link rel="manifest" href="/assets/site-*.webmanifest">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${name}">
    <meta property="og:locale" content="en_IN">
    <meta property="og:title" content="Study in Alpha | ${name}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${origin}${path}">
    <meta property="og:image" content="${origin}/assets/share-alpha-*.png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${alt}">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:image:alt" content="${alt}">
    <style>body{color:navy}</style>
  </head>`);
});

it('around a page stand a link to its content, the drawings it uses, a place for announcements, what its scripts read, and the one that starts the others', async () => {
  const { body } = await readPage(path);
  only(body, '#root').replaceChildren();
  for (const data of all(body, 'script:not([type="module"])')) data.replaceChildren();
  expect(markupOf(body)).toBe(html`<body>
    <a href="#main">Skip to the page's content</a><svg class="visually-hidden" aria-hidden="true"></svg>
    <div id="root"></div>
    <p class="visually-hidden" id="announcer" aria-live="polite"></p>
    <script type="application/json" id="page-data"></script>
    <script type="application/json" id="page-scripts"></script>
    <script type="application/ld+json"></script>
    <script type="module">document.title;</script>
  </body>`);
  // The six icons.
  expect(all(body, 'defs > [stroke-width="1.5"]')).toHaveLength(6);
});

it('the home page at its other address names the first one, by the public origin of a preview too', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://preview.example:8443' };
  const canonical = only(await readPage('/site', { environment }), 'link[rel="canonical"]');
  expect(canonical.getAttribute('href')).toBe('https://preview.example:8443/');
});

/** The things that search engines read of on a page. */
async function readThings(of: string, NODE_ENV = 'production') {
  const page = await readPage(of, { environment: { NODE_ENV } });
  const { textContent } = only(page, 'script[type="application/ld+json"]');
  return JSON.parse(textContent ?? '')['@graph'];
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
      addressLocality: 'Testington',
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
