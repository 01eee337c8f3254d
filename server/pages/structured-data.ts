import type { Graph, Thing } from 'schema-dts';
import { site } from '#content/site.ts';
import type { Page } from '../../shared/page.ts';
import { breadcrumbsOf, homeRoute, type Route } from '../../shared/routes.ts';

/** Data that all pages share. */
type Publisher = {
  readonly publicOrigin: string;
  /** Absolute URL of the large icon. */
  readonly logo: string;
  /** Undefined if email address and phone number are placeholders. */
  readonly contact: { readonly email: string; readonly telephone: string } | undefined;
};

type DescribedPage = Pick<Page, 'title' | 'description'> & {
  /** Absolute URL of the page's picture for social networks. */
  readonly shareImage: string;
};

/** The schema.org description of a page; docs/decisions/13 has the reasons for omissions. */
export function describePage(publisher: Publisher, route: Route, page: DescribedPage): Graph {
  const isHome = route.canonicalPath === homeRoute.path;
  const things = isHome
    ? [describeSite(publisher, page)]
    : describeBelowHome(publisher, route, page);
  return { '@context': 'https://schema.org', '@graph': things };
}

function describeSite(publisher: Publisher, page: DescribedPage): Thing {
  const { publicOrigin, logo, contact } = publisher;
  const { description, shareImage: image } = page;
  const common = { name: site.name, url: publicOrigin + homeRoute.path };
  const office = !site.hasPlaceholders && describeOffice();
  const about = { ...common, description, logo, image, ...contact, ...office };
  return {
    '@type': 'WebSite',
    '@id': `${publicOrigin}/#website`,
    ...common,
    inLanguage: 'en-IN',
    publisher: { '@type': 'EducationalOrganization', ...about },
  };
}

/** The office's address and its social pages. */
function describeOffice() {
  const { street, postalCode, region, countryCode } = site.office;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: site.city,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  } as const;
  return { address, sameAs: site.social.map(({ href }) => href) };
}

function describeBelowHome(
  { publicOrigin }: Publisher,
  route: Route,
  { title, description, shareImage }: DescribedPage,
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
      breadcrumb: { '@id': breadcrumb },
    },
    {
      '@type': 'BreadcrumbList',
      '@id': breadcrumb,
      itemListElement: breadcrumbsOf(route).map(({ label: name, path }, index) => {
        return { '@type': 'ListItem', position: index + 1, name, item: publicOrigin + path };
      }),
    },
  ];
}
