import { destinationRows, destinationsPath, pageRows } from '#content/route-rows.ts';
import type { Airport } from './content/types.ts';
import { enquiryId } from './enquiry/enquiry-id.ts';

/** A row of the route table, which links, navigation, sitemap, status codes and tests use. */
export type Route = {
  readonly id: RouteId;
  readonly path: string;
  /** Path of the canonical URL; `/site` is a second URL of the home page. */
  readonly canonicalPath: string;
  /** Link text. */
  readonly label: string;
  /** The page's name in breadcrumbs, search results and its share image. */
  readonly crumb: string;
  /** True if the navigation of the pages below the home page links to it. */
  readonly inNavigation: boolean;
};

export type DestinationId = (typeof destinationRows)[number]['id'];
type PageId = (typeof pageRows)[number]['id'];
export type RouteId = PageId | 'site' | DestinationId;

export type DestinationRoute = Route & {
  readonly id: DestinationId;
  /** The name inside a sentence: "the USA", "Canada". */
  readonly nameInText: string;
  readonly gateway: Airport;
};

export const destinationRoutes: readonly DestinationRoute[] = destinationRows.map((row) => {
  const path = `${destinationsPath}/${row.id}`;
  const crumb = `Study in ${row.label}`;
  return { ...row, path, canonicalPath: path, crumb, inNavigation: true };
});

export const homeRoute: Route = { ...pageRows[0], canonicalPath: pageRows[0].path };

export const routes: readonly Route[] = [
  homeRoute,
  { ...homeRoute, id: 'site', path: '/site', inNavigation: false },
  ...destinationRoutes,
  ...pageRows.slice(1).map((row) => ({ ...row, canonicalPath: row.path })),
];

/** Sections of the home page in reading order; `id` is the anchor. */
export const homeSections = [
  { id: 'welcome', label: 'Welcome' },
  { id: 'services', label: 'Our Services' },
  { id: 'what-we-do', label: 'What we do' },
  { id: 'get-in-touch', label: 'Get in touch' },
] as const;

/** Anchors: the plan of a destination page, and parts of the home page. */
export const planId = 'plan';
export const boardId = 'board';
export const familiesId = 'families';
export const privacyNoteId = 'privacy';
export const accessibilityId = 'accessibility';

/** Path of a destination's calendar file; the query selects the intake. */
export function calendarPath(id: DestinationId): string {
  return `/calendar/${id}.ics`;
}

/** URL to which the forwarding service redirects a visitor after an enquiry. The site does not link to it. */
export const enquirySentAddress = `${homeRoute.path}?enquiry=sent`;

/** Values in a link that prefill the enquiry form; `readTopic` validates them. */
export type EnquiryTopic = {
  /** Destination labels: the page's own, or the two compared countries. */
  readonly countries?: readonly string[];
  /** Level and intake of a plan (`plan.course`), or the title of a group of questions. */
  readonly course?: string;
};

/** Query and fragment of a link to the enquiry form, or to its question if that is all it fills in; for the home page's path. */
export function enquirySuffix({ countries = [], course = '' }: EnquiryTopic = {}): string {
  const fields = [...countries.map((label) => ['country', label]), ['course', course]];
  const query = fields
    .filter(([, value]) => value)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
  const anchor = course && countries.length === 0 ? `${enquiryId}-course` : enquiryId;
  return `${query.length > 0 ? `?${query.join('&')}` : ''}#${anchor}`;
}

/** Breadcrumbs from the home page to a page, both included. */
export function breadcrumbsOf({ crumb, path }: Route) {
  return [homeRoute, { label: crumb, path }] as const;
}

/** The route of a destination. */
export function destinationRoute(id: DestinationId): DestinationRoute {
  const route = destinationRoutes.find((row) => row.id === id);
  if (!route) throw new Error(`Unknown destination: ${id}.`);
  return route;
}

/** The route of a pathname, or undefined if the path is unknown. */
export function findRoute(pathname: string): Route | undefined {
  return routes.find((route) => route.path === pathname);
}
