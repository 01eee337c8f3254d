import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { all, attributesOf, only, parseHtml, textOf } from '../setup/html.ts';

// The public origin is another than the one at which the test asks.
const { ask } = await createTestApp();
const origin = 'https://www.fixture.example';
const name = 'Quill & Öst’s “Bureau”';
const path = '/site/study-destination/alpha';
const page = parseHtml((await ask.get(path)).text);

it('a page has its title, and the one address that search engines keep', () => {
  expect(textOf(only(page, 'head title'))).toBe(`Study in Alpha | ${name}`);
  const canonical = only(page, 'link[rel="canonical"]').getAttribute('href');
  expect(canonical).toBe(origin + path);
});

it('the home page at its other address names the first one, by the public origin of a preview too', async () => {
  const preview = await createTestApp({
    environment: { PUBLIC_ORIGIN: 'https://preview.example:8443' },
  });
  const { text } = await preview.ask.get('/site').set('Host', 'www.other.example');
  const canonical = only(parseHtml(text), 'link[rel="canonical"]').getAttribute('href');
  expect(canonical).toBe('https://preview.example:8443/');
  expect(text).not.toContain('other.example');
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
