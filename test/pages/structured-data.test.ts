import { expect, it, vi } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, servePages } from '../setup/pages.ts';
import { serveSite, testEnvironment } from '../setup/site.ts';

const { pages, destinationPages } = await servePages();
const origin = testEnvironment.PUBLIC_ORIGIN;

type Thing = Readonly<Record<string, unknown>>;

/** What a page says as data. */
function thingsOn(page: Document): readonly Thing[] {
  const text = only(page, 'script[type="application/ld+json"]').textContent ?? '';
  const { '@context': context, '@graph': things } = JSON.parse(text);
  expect(context).toBe('https://schema.org');
  return things;
}

/** The publisher as the home page names it under these settings. */
async function fetchPublisher(environment: Readonly<Record<string, string>>): Promise<Thing> {
  const { text } = await (await serveSite(environment)).ask('/');
  return thingsOn(parseHtml(text))[0]?.['publisher'] as Thing;
}

it.each(pages.slice(0, 2))('the data at $path name the website and its publisher', ({ page }) => {
  const own = { name: site.name, url: `${origin}/` };
  const { CONTACT_EMAIL: email, CONTACT_PHONE: telephone } = testEnvironment;
  const publisher = { '@type': 'EducationalOrganization', ...own, email, telephone };
  expect(thingsOn(page)).toMatchObject([{ '@type': 'WebSite', ...own, publisher }]);
});

it.each([true, false])(
  'office and networks are data only if they are no stand-ins: %s',
  async (hasPlaceholders) => {
    vi.spyOn(site, 'hasPlaceholders', 'get').mockReturnValue(hasPlaceholders);
    const { address, sameAs, geo } = await fetchPublisher({});
    const office = { '@type': 'PostalAddress', addressLocality: site.city, addressCountry: 'IN' };
    expect(address).toEqual(hasPlaceholders ? undefined : expect.objectContaining(office));
    expect(sameAs).toEqual(hasPlaceholders ? undefined : site.social.map(({ href }) => href));
    // The map marks the neighbourhood, not the office.
    expect(geo).toBeUndefined();
  },
);

it('outside production, where email address and phone number are stand-ins, neither is data', async () => {
  const { name, email, telephone } = await fetchPublisher({ NODE_ENV: 'development' });
  expect([name, email, telephone]).toEqual([site.name, undefined, undefined]);
});

it.each(destinationPages)(
  'the data about $label say when its facts were last checked, and have the trail that a visitor sees',
  ({ page, path, guide }) => {
    const trail = all(page, 'nav[aria-label="Breadcrumbs"] li').map(textOf);
    const things = thingsOn(page);
    expect(things).toMatchObject([
      {
        '@type': 'WebPage',
        url: origin + path,
        name: textOf(only(page, 'title')),
        dateModified: guide.lastReviewed,
        breadcrumb: { '@id': things[1]?.['@id'] },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: trail[0], item: `${origin}/` },
          { position: 2, name: trail[1], item: origin + path },
        ],
      },
    ]);
  },
);
