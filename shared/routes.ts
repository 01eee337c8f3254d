import { destinationRows, destinationsPath, pageRows } from '#content/route-rows.ts';
import type { Airport } from './content/types.ts';
import { enquiryId } from './enquiry/enquiry-id.ts';

/** One row of the table that links, navigation, sitemap, status codes and tests all read. */
export type Route = {
  readonly id: RouteId;
  readonly path: string;
  /** The path of the canonical URL; `/site` is the home page under a second URL. */
  readonly canonicalPath: string;
  /** What a link to it says. */
  readonly label: string;
  /** Its name below the home page: in breadcrumbs, search results and its share image. */
  readonly crumb: string;
  /** Whether the navigation of the pages below the home page leads to it. */
  readonly inNavigation: boolean;
};

export type DestinationId = (typeof destinationRows)[number]['id'];
export type PageId = (typeof pageRows)[number]['id'];
export type RouteId = PageId | 'site' | DestinationId;

export type DestinationRoute = Route & {
  readonly id: DestinationId;
  /** The name as it reads inside a sentence: "the USA", "Canada". */
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

/** The sections of the home page, in reading order; `id` is the anchor. */
export const homeSections = [
  { id: 'welcome', label: 'Welcome' },
  { id: 'services', label: 'Our Services' },
  { id: 'what-we-do', label: 'What we do' },
  { id: 'get-in-touch', label: 'Get in touch' },
] as const;

export type HomeSectionId = (typeof homeSections)[number]['id'];

/** The anchor of a home page section, as an address within the page. */
export function sectionAnchor(id: HomeSectionId): string {
  return `#${id}`;
}

/** The anchor of the plan on a destination's page. */
export const planId = 'plan';

/** Where the plan's form gets its calendar file. */
export function calendarPath(id: DestinationId): string {
  return `/calendar/${id}.ics`;
}

/** The anchor of the accessibility statement on the home page. */
export const accessibilityId = 'accessibility';

/** The anchor of the privacy note below the enquiry form. */
export const privacyNoteId = 'privacy';

/** Where the forwarding service sends a visitor back to. No link leads there. */
export const enquirySentAddress = `${homeRoute.path}?enquiry=sent`;

/** The anchor of the board on the home page. */
export const boardId = 'board';

/** The anchor of what families ask on the home page. */
export const familiesId = 'families';

/** What a link fills into the enquiry form; see `readTopic` for what the form accepts. */
export type EnquiryTopic = {
  /** Labels of destinations: the page's own, or the two that are compared. */
  readonly countries?: readonly string[];
  /** Level and intake of a plan (`plan.course`), or the title of the group of questions. */
  readonly course?: string;
};

/** Query and fragment of a link to the enquiry form, after the home page's path. */
export function enquirySuffix({ countries = [], course = '' }: EnquiryTopic = {}): string {
  const fields = [...countries.map((label) => ['country', label]), ['course', course]];
  const query = fields
    .filter(([, value]) => value)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `${query.length > 0 ? `?${query.join('&')}` : ''}#${enquiryId}`;
}

/** One step of the way from the home page to a page. */
type Crumb = { readonly label: string; readonly path: string };

/** The way from the home page to a page, both included. */
export function breadcrumbsOf({ crumb, path }: Route): readonly [home: Crumb, page: Crumb] {
  return [homeRoute, { label: crumb, path }];
}

/** Whether a page is a destination's. */
export function isDestinationId(id: RouteId): id is DestinationId {
  return destinationRoutes.some((row) => row.id === id);
}

/** The row of a destination. */
export function destinationRoute(id: DestinationId): DestinationRoute {
  const route = destinationRoutes.find((row) => row.id === id);
  if (!route) throw new Error(`There is no destination ${id}.`);
  return route;
}

/** The destinations before and after one: they form a ring. */
export type Neighbours = { readonly previous: DestinationRoute; readonly next: DestinationRoute };

/** The neighbours of a destination. */
export function neighboursOf(id: DestinationId): Neighbours {
  const index = destinationRoutes.findIndex((row) => row.id === id);
  const previous = destinationRoutes.at(index - 1);
  const next = destinationRoutes.at((index + 1) % destinationRoutes.length);
  if (!previous || !next) throw new Error(`The destination ${id} has no neighbours.`);
  return { previous, next };
}

/** The route at a pathname, or undefined: unknown addresses are not in the table. */
export function findRoute(pathname: string): Route | undefined {
  return routes.find((route) => route.path === pathname);
}
