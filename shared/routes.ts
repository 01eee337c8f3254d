/** One row of the table that links, navigation, sitemap, status codes and tests all read. */
export type Route = {
  readonly id: RouteId;
  readonly path: string;
  /** The address search engines are told to keep; `/site` is the home page under a second address. */
  readonly canonicalPath: string;
  /** What a link to it says. */
  readonly label: string;
};

export type DestinationId = 'usa' | 'uk' | 'canada' | 'australia' | 'newzealand' | 'ireland';
export type RouteId = 'home' | 'site' | DestinationId;

export const homeRoute: Route = { id: 'home', path: '/', canonicalPath: '/', label: 'Home' };

export const destinationRoutes = [
  destination('usa', 'USA'),
  destination('uk', 'UK'),
  destination('canada', 'Canada'),
  destination('australia', 'Australia'),
  destination('newzealand', 'New Zealand'),
  destination('ireland', 'Ireland'),
] as const;

export const routes: readonly Route[] = [
  homeRoute,
  { id: 'site', path: '/site', canonicalPath: '/', label: 'Home' },
  ...destinationRoutes,
];

export type DestinationRoute = Route & { readonly id: DestinationId };

function destination(id: DestinationId, label: string): DestinationRoute {
  const path = `/site/study-destination/${id}`;
  return { id, path, canonicalPath: path, label };
}

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

/** Where the forwarding service sends a visitor back to, and nobody else does. */
export const enquirySentAddress = `${homeRoute.path}?enquiry=sent`;

/** The address of the enquiry form, with the country a visitor was reading about. */
export function enquiryAddress(country: string): string {
  return `${homeRoute.path}?country=${encodeURIComponent(country)}${sectionAnchor('get-in-touch')}`;
}

/** The route at a pathname, or undefined: unknown addresses are not in the table. */
export function findRoute(pathname: string): Route | undefined {
  return routes.find((route) => route.path === pathname);
}
