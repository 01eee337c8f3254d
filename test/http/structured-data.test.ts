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

it.each([
  {
    name: 'with its office, once that address is real',
    hasPlaceholders: false,
    environment: {},
    publisher: { ...publisher, ...contact, ...office },
  },
  {
    name: 'with no office as long as its address is invented',
    hasPlaceholders: true,
    environment: {},
    publisher: { ...publisher, ...contact },
  },
  {
    name: 'with no email and phone outside production, where they are placeholders',
    hasPlaceholders: true,
    environment: { NODE_ENV: 'development' },
    publisher,
  },
])('the home page describes website and publisher, $name', async (row) => {
  vi.spyOn(site, 'hasPlaceholders', 'get').mockReturnValue(row.hasPlaceholders);
  const { '@graph': things } = await readData('/', row.environment);
  const website = { '@type': 'WebSite', '@id': `${origin}/#website`, name, url: `${origin}/` };
  expect(things).toEqual([{ ...website, inLanguage: 'en-IN', publisher: row.publisher }]);
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
