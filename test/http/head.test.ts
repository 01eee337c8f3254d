import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';

// The public origin is another than the one at which the test asks.
const { ask } = await createTestApp();
const origin = 'https://www.fixture.example';
const name = 'Quill & Öst’s “Bureau”';
const below = '/site/study-destination';

const rows = [
  {
    path: '/',
    canonical: `${origin}/`,
    title: `${name} | home of the fixture`,
    description: 'A description of the fixture’s home page.',
    shareImage: `${origin}/assets/share-home-66666666.png`,
    alt: 'A map of the fixture & its routes',
  },
  {
    path: '/site',
    canonical: `${origin}/`,
    title: `${name} | home of the fixture`,
    description: 'A description of the fixture’s home page.',
    shareImage: `${origin}/assets/share-site-66666666.png`,
    alt: 'A map of the fixture & its routes',
  },
  {
    path: `${below}/alpha`,
    canonical: `${origin}${below}/alpha`,
    title: `Study in Alpha | ${name}`,
    description: 'A description of the page about Alpha.',
    shareImage: `${origin}/assets/share-alpha-66666666.png`,
    alt: 'A fixture of a picture & a frame',
  },
];

/** Name and content of each meta element, in order. The theme colours, which have media, have a test of their own. */
function metaOf(page: Document): readonly (readonly [name: string, content: string | null])[] {
  return [...page.querySelectorAll('head meta[content]:not([media])')].map((meta) => [
    meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
    meta.getAttribute('content'),
  ]);
}

describe.each(rows)('the head at $path', ({ path, ...expected }) => {
  it('has the page’s title, and the one address that search engines keep', async () => {
    const { text } = await ask.get(path);
    const page = parseHtml(text);
    expect(textOf(only(page, 'head title'))).toBe(expected.title);
    expect(only(page, 'link[rel="canonical"]').getAttribute('href')).toBe(expected.canonical);
  });

  it('has these meta elements, most of them for messengers, and no other', async () => {
    const { text } = await ask.get(path);
    expect(metaOf(parseHtml(text))).toEqual([
      ['viewport', 'width=device-width, initial-scale=1'],
      ['description', expected.description],
      ['color-scheme', 'light dark'],
      ['og:type', 'website'],
      ['og:site_name', name],
      ['og:locale', 'en_IN'],
      ['og:title', expected.title],
      ['og:description', expected.description],
      ['og:url', expected.canonical],
      ['og:image', expected.shareImage],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', expected.alt],
      ['twitter:card', 'summary_large_image'],
      ['twitter:image:alt', expected.alt],
    ]);
  });
});

it('colours the browser’s own controls as the page, in the light and the dark scheme', async () => {
  const { text } = await ask.get('/');
  const colours = [...parseHtml(text).querySelectorAll('meta[name="theme-color"]')];
  expect(colours.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')])).toEqual(
    [
      ['(prefers-color-scheme: light)', '#ffffff'],
      ['(prefers-color-scheme: dark)', '#111111'],
    ],
  );
});

it.each([
  { rel: 'icon', href: '/assets/icon-22222222.svg' },
  { rel: 'apple-touch-icon', href: '/assets/touch-33333333.png' },
  { rel: 'manifest', href: '/assets/site-55555555.webmanifest' },
])('names the $rel of the build', async ({ rel, href }) => {
  const { text } = await ask.get('/');
  expect(only(parseHtml(text), `link[rel="${rel}"]`).getAttribute('href')).toBe(href);
});

it('the style sheet and the script that starts the others stand in the page', async () => {
  const { text } = await ask.get('/');
  const page = parseHtml(text);
  expect(only(page, 'style').textContent).toBe('body{color:navy}');
  expect(only(page, 'script[type="module"]').textContent).toBe('document.title;');
});

it('a page lists the scripts that it needs before it is interactive', async () => {
  const { text } = await ask.get(`${below}/alpha`);
  const json = only(parseHtml(text), '#page-scripts').textContent ?? '';
  expect(JSON.parse(json)).toEqual({
    hydrate: '/assets/hydrate-77777777.js',
    mainScript: '/assets/main-script-88888888.js',
    preload: ['/assets/hydrate-77777777.js', '/assets/alpha-99999999.js'],
  });
});

it('a preview’s pages name their own address too', async () => {
  const preview = await createTestApp({
    environment: { PUBLIC_ORIGIN: 'https://preview.example:8443' },
  });
  const { text } = await preview.ask.get('/site').set('Host', 'www.other.example');
  const page = parseHtml(text);
  const canonical = only(page, 'link[rel="canonical"]').getAttribute('href');
  expect(canonical).toBe('https://preview.example:8443/');
  expect(text).not.toContain('other.example');
});
