import type { EducationalOrganization, Graph, PostalAddress, Thing } from 'schema-dts';
import { site } from '../../shared/content/site.ts';
import type { LoadedPage } from '../../shared/loaded-page.ts';
import { breadcrumbsOf, homeRoute, type Route } from '../../shared/routes.ts';

export type Contact = { readonly email: string; readonly telephone: string };

/** What is the same on every page. */
export type Publisher = {
  readonly publicOrigin: string;
  /** Absolute address of the icon, large. */
  readonly logo: string;
  /** Undefined where email address and phone number are stand-ins. */
  readonly contact: Contact | undefined;
};

type Page = Pick<LoadedPage, 'title' | 'description' | 'lastReviewed'> & {
  /** Absolute address of the page's picture for social networks. */
  readonly shareImage: string;
};

/** What a page says in the vocabulary of schema.org; docs/decisions has the reasons for what is left out. */
export function describePage(publisher: Publisher, route: Route, page: Page): Graph {
  const things =
    route.canonicalPath === homeRoute.path
      ? describeSite(publisher, page)
      : describePageBelowHome(publisher, route, page);
  return { '@context': 'https://schema.org', '@graph': things };
}

function describeSite(publisher: Publisher, { description, shareImage }: Page): readonly Thing[] {
  const { publicOrigin, logo, contact } = publisher;
  const url = publicOrigin + homeRoute.path;
  const { name } = site;
  const organization: EducationalOrganization = {
    '@type': 'EducationalOrganization',
    name,
    description,
    url,
    logo,
    image: shareImage,
    ...contact,
    ...(site.hasPlaceholders ? {} : describeOffice()),
  };
  return [
    {
      '@type': 'WebSite',
      '@id': websiteId(publicOrigin),
      name,
      url,
      inLanguage: 'en-IN',
      publisher: organization,
    },
  ];
}

/** Where the office is and its pages elsewhere. The map marks the neighbourhood, so there are no coordinates. */
function describeOffice() {
  const { street, postalCode, region, countryCode } = site.office;
  const address: PostalAddress = {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: site.city,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  };
  return { address, sameAs: site.social.map(({ href }) => href) };
}

function describePageBelowHome(
  { publicOrigin }: Publisher,
  route: Route,
  { title, description, lastReviewed, shareImage }: Page,
): readonly Thing[] {
  const url = publicOrigin + route.canonicalPath;
  const breadcrumb = `${url}#breadcrumbs`;
  return [
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: title,
      description,
      inLanguage: 'en-IN',
      image: shareImage,
      ...(lastReviewed && { dateModified: lastReviewed }),
      isPartOf: { '@id': websiteId(publicOrigin) },
      breadcrumb: { '@id': breadcrumb },
    },
    {
      '@type': 'BreadcrumbList',
      '@id': breadcrumb,
      itemListElement: breadcrumbsOf(route).map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: publicOrigin + path,
      })),
    },
  ];
}

function websiteId(publicOrigin: string): string {
  return `${publicOrigin}/#website`;
}
