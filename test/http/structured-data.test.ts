import { expect, it, vi } from 'vitest';
import { site } from '#content/site.ts';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml } from '../setup/html.ts';

const origin = 'https://www.fixture.example';
const name = 'Quill & Öst’s “Bureau”';
const publisher = {
  '@type': 'EducationalOrganization',
  name,
  url: `${origin}/`,
  description: 'A description of the fixture’s home page.',
  logo: `${origin}/assets/logo-44444444.png`,
  image: `${origin}/assets/share-home-66666666.png`,
};
const contact = { email: 'hello@fixture.example', telephone: '+91 40 0000 0000' };
/** The map marks the neighbourhood, not the office, so there are no coordinates. */
const office = {
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

/** The data that search engines read on a page. */
async function readData(path: string, environment: Readonly<Record<string, string>> = {}) {
  const { ask } = await createTestApp({ environment });
  const { text } = await ask.get(path);
  const json = only(parseHtml(text), 'script[type="application/ld+json"]').textContent ?? '';
  return JSON.parse(json);
}

it('the home page describes website and publisher, once the office’s address is real', async () => {
  vi.spyOn(site, 'hasPlaceholders', 'get').mockReturnValue(false);
  const { '@graph': things } = await readData('/');
  expect(things).toEqual([
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name,
      url: `${origin}/`,
      inLanguage: 'en-IN',
      publisher: { ...publisher, ...contact, ...office },
    },
  ]);
});

it('as long as its address is invented the home page tells search engines of no office', async () => {
  vi.spyOn(site, 'hasPlaceholders', 'get').mockReturnValue(true);
  const {
    '@graph': [website],
  } = await readData('/');
  expect(website.publisher).toEqual({ ...publisher, ...contact });
});

it('outside production, where they are placeholders, it tells of no email and phone', async () => {
  vi.spyOn(site, 'hasPlaceholders', 'get').mockReturnValue(true);
  const {
    '@graph': [website],
  } = await readData('/', { NODE_ENV: 'development' });
  expect(website.publisher).toEqual(publisher);
});

it('a destination’s page says what it is, when it was written, and the way to it', async () => {
  const url = `${origin}/site/study-destination/beta`;
  const {
    '@graph': [page, trail],
  } = await readData('/site/study-destination/beta');
  expect(page).toEqual({
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
  // Alpha was reviewed after it was written.
  const { '@graph': reviewed } = await readData('/site/study-destination/alpha');
  expect(reviewed[0]).toMatchObject({ dateModified: '2026-09-03' });
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Study in Beta Islands', item: url },
  ]);
});
