import { expect, it, vi } from 'vitest';
import { site } from '#content/site.ts';
import { readPage } from '../setup/app.ts';
import { only } from '../setup/html.ts';
import { linksIn } from '../setup/reading.ts';

// The public origin differs from the origin of the test's requests.
const origin = 'https://www.fixture.example';
const name = 'Quill & Öst’s “Bureau”';
const path = '/site/study-destination/alpha';
const page = await readPage(path);

const described = `Study in Alpha | ${name}`;
const description = 'A description of the page about Alpha.';
const picture = 'A fixture of a picture & a frame';

// Messengers read `property`, X reads `name`.
it.each([
  ['title', 'textContent', described],
  ['meta[name="description"]', 'content', description],
  ['meta[name="viewport"]', 'content', 'width=device-width, initial-scale=1'],
  ['link[rel="canonical"]', 'href', origin + path],
  ['meta[property="og:type"]', 'content', 'website'],
  ['meta[property="og:site_name"]', 'content', name],
  ['meta[property="og:locale"]', 'content', 'en_IN'],
  ['meta[property="og:title"]', 'content', described],
  ['meta[property="og:description"]', 'content', description],
  ['meta[property="og:url"]', 'content', origin + path],
  ['meta[property="og:image"]', 'content', `${origin}/assets/share-alpha.png`],
  ['meta[property="og:image:width"]', 'content', '1200'],
  ['meta[property="og:image:height"]', 'content', '630'],
  ['meta[property="og:image:alt"]', 'content', picture],
  ['meta[name="format-detection"]', 'content', 'telephone=no, date=no, address=no, email=no'],
  ['meta[name="twitter:card"]', 'content', 'summary_large_image'],
  ['meta[name="twitter:image:alt"]', 'content', picture],
  ['meta[name="darkreader-lock"]', 'content', undefined],
  ['meta[name="robots"]', 'content', 'all'],
  ['link[rel="icon"][type="image/svg+xml"]', 'href', '/assets/icon.svg'],
  ['link[rel="apple-touch-icon"]', 'href', '/assets/touch.png'],
  ['link[rel="manifest"]', 'href', '/assets/site.webmanifest'],
  ['meta[name="theme-color"][media*="light"]', 'content', '#ffffff'],
  ['meta[name="theme-color"][media*="dark"]', 'content', '#111111'],
  ['style', 'textContent', 'body{color:navy}'],
])('sends exactly one %s with the right %s', (selector, attribute, value) => {
  const element = only(page.head, selector);
  const sent = attribute === 'textContent' ? element.textContent : element.getAttribute(attribute);
  // Removes the hash from file names.
  expect(sent?.replace(/-[\da-f]{8}\./, '.')).toBe(value);
});

it('begins head and body with the character set and a skip link', () => {
  expect(page.head.firstElementChild?.getAttribute('charset')).toBe('utf-8');
  expect(linksIn(page.body)[0]).toBe("Skip to the page's content → #main");
});

it('ends the body with a live region, page data and the entry script', () => {
  const after = [
    '#announcer[aria-live="polite"]',
    '#page-data[type="application/json"]',
    '[type="application/ld+json"]',
    // Otherwise Cloudflare delays the script.
    '[type="module"][data-cfasync="false"]',
  ];
  expect(only(page.body, ['#root', ...after].join(' + ')).textContent).toBe('document.title;');
});

it('sends the canonical URL of / at /site, with PUBLIC_ORIGIN as its origin', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://preview.example:8443' };
  const canonical = only(await readPage('/site', { environment }), 'link[rel="canonical"]');
  expect(canonical.getAttribute('href')).toBe('https://preview.example:8443/');
});

it('names the choice in title, canonical URL and og:url of a page that is not indexed', async () => {
  const chosen = await readPage(`${path}?utm=x&level=master`);
  expect(chosen.title).toMatch(/^Alpha, master’s or PhD: /);
  const url = `${origin}${path}?level=master`;
  expect(only(chosen, 'link[rel="canonical"]').getAttribute('href')).toBe(url);
  expect(only(chosen, 'meta[property="og:url"]').getAttribute('content')).toBe(url);
  expect(only(chosen, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
});

async function readThings(path: string, environment = {}) {
  const things = only(await readPage(path, { environment }), '[type$="ld+json"]');
  const { '@context': context, '@graph': graph } = JSON.parse(things.textContent ?? '');
  expect(context).toBe('https://schema.org');
  return graph;
}

it('describes website and publisher in JSON-LD on the home page', async () => {
  const common = { name, url: `${origin}/` };
  const publisher = {
    ...{ '@type': 'EducationalOrganization', ...common },
    description: 'A description of the fixture’s home page.',
    logo: `${origin}/assets/logo-44444444.png`,
    image: `${origin}/assets/share-home-66666666.png`,
    ...{ email: 'hello@fixture.example', telephone: '+91 40 0000 0000' },
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: '1 Fixture Street', postalCode: '000001' },
      ...{ addressLocality: 'Testington', addressRegion: 'Test Region', addressCountry: 'TT' },
    },
    sameAs: ['https://pictures.example/quill'],
  };
  const website = { '@type': 'WebSite', '@id': `${origin}/#website`, ...common };
  expect(await readThings('/')).toEqual([{ ...website, inLanguage: 'en-IN', publisher }]);
});

it('omits placeholders from JSON-LD', async () => {
  vi.spyOn(site, 'hasPlaceholders', 'get').mockReturnValue(true);
  // Settings of no other test, for which a new application is created.
  const [{ publisher }] = await readThings('/', { VERSION: 'with placeholders' });
  const optional = ['email', 'telephone', 'address', 'sameAs'];
  expect(optional.filter((key) => key in publisher)).toEqual(['email', 'telephone']);
});

it('describes a destination page and its breadcrumbs in JSON-LD', async () => {
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
    breadcrumb: { '@id': trail['@id'] },
  });
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Study in Beta Islands', item: url },
  ];
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement });
});

it('opts out of Cloudflare’s rewriting of email addresses', () => {
  const { firstChild, lastChild } = only(page.body, '#root');
  expect([firstChild?.nodeValue, lastChild?.nodeValue]).toEqual(['email_off', '/email_off']);
});
