import { describe, expect, it, vi } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { homeRoute } from '../../shared/routes.ts';
import { destinations } from '../setup/destinations.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, navigationOf, servePages } from '../setup/pages.ts';
import { serveSite, testEnvironment } from '../setup/site.ts';

const { pages } = await servePages();
const origin = testEnvironment.PUBLIC_ORIGIN;

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What a page says as data, by type. */
function thingsOn(page: Document): ReadonlyMap<string, Thing> {
  const text = only(page, 'script[type="application/ld+json"]').textContent ?? '';
  const data = JSON.parse(text) as { readonly '@graph': readonly Thing[] };
  expect(data).toHaveProperty('@context', 'https://schema.org');
  return new Map(data['@graph'].map((thing) => [thing['@type'], thing]));
}

function publisherOf(page: Document): unknown {
  return thingsOn(page).get('WebSite')?.['publisher'];
}

async function fetchHome(environment: Readonly<Record<string, string>>): Promise<Document> {
  return parseHtml((await (await serveSite(environment)).ask('/')).text);
}

describe.each(pages.filter(({ canonicalPath }) => canonicalPath === homeRoute.path))(
  'the data at $path',
  ({ page }) => {
    const things = thingsOn(page);

    it('names the website and its publisher, with the contact that the operator has set', () => {
      expect([...things.keys()]).toEqual(['WebSite']);
      expect(things.get('WebSite')).toMatchObject({ name: site.name, url: `${origin}/` });
      expect(publisherOf(page)).toMatchObject({
        '@type': 'EducationalOrganization',
        name: site.name,
        url: `${origin}/`,
        email: testEnvironment.CONTACT_EMAIL,
        telephone: testEnvironment.CONTACT_PHONE,
      });
    });

    it('says of office and networks what is real: nothing while they are stand-ins', () => {
      const data = only(page, 'script[type="application/ld+json"]').textContent ?? '';
      for (const text of [site.office.street, ...site.social.map(({ href }) => href)]) {
        expect(data.includes(text)).toBe(!site.standIns);
      }
      expect(data).not.toContain('geo');
    });
  },
);

it('outside production, where email address and phone number are stand-ins, neither is data', async () => {
  const page = await fetchHome({ NODE_ENV: 'development' });
  const organization = publisherOf(page);
  expect(organization).toHaveProperty('name', site.name);
  expect(organization).not.toHaveProperty('email');
  expect(organization).not.toHaveProperty('telephone');
});

it('once an owner has replaced the stand-ins, office and networks are data', async () => {
  vi.spyOn(site, 'standIns', 'get').mockReturnValue(false);
  expect(publisherOf(await fetchHome({}))).toMatchObject({
    address: { '@type': 'PostalAddress', addressLocality: site.city, addressCountry: 'IN' },
    sameAs: site.social.map(({ href }) => href),
  });
});

describe.each(destinations)('the data about $label', ({ id, path, guide }) => {
  const page = pages.find((served) => served.id === id)?.page;
  if (!page) throw new Error(`${id} is not served.`);
  const things = thingsOn(page);

  it('says what page it is and when its facts were last checked', () => {
    expect([...things.keys()]).toEqual(['WebPage', 'BreadcrumbList']);
    expect(things.get('WebPage')).toMatchObject({
      url: origin + path,
      name: textOf(only(page, 'title')),
      dateModified: guide.lastReviewed,
      breadcrumb: { '@id': things.get('BreadcrumbList')?.['@id'] },
    });
    expect(attributesOf(only(page, 'main time'))).toEqual({ datetime: guide.lastReviewed });
  });

  it('has the trail that a visitor sees', () => {
    const trail = things.get('BreadcrumbList')?.['itemListElement'] as readonly Thing[];
    expect(trail.map(({ position }) => position)).toEqual([1, 2]);
    const steps = all(navigationOf(page, 'Breadcrumbs'), 'li');
    expect(trail.map(({ name }) => name)).toEqual(steps.map(textOf));
    expect(trail.map(({ item }) => item)).toEqual([`${origin}/`, origin + path]);
  });
});

it('a page that search engines may not keep has no data', async () => {
  const { ask } = await serveSite({ ENQUIRY_RETURN: 'on' });
  for (const target of ['/?enquiry=sent', '/not-found']) {
    const page = parseHtml((await ask(target)).text);
    expect(all(page, 'script[type="application/ld+json"]'), target).toEqual([]);
  }
});
