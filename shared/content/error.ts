import { breadcrumbsOf, destinationRoutes, homeRoute } from '../routes.ts';

const onlyThisPage =
  'Only this page is concerned, not an application to a university. Try one of these:';

/** What the error view says. The heading is the router's own. */
export const errorContent = {
  heading: 'Unexpected Application Error!',
  lead: `This page did not load. ${onlyThisPage}`,
  /** For an address that no page has. */
  notFoundLead: `There is no page at this address. ${onlyThisPage}`,
  links: [
    { path: homeRoute.path, label: 'Home page' },
    ...destinationRoutes.map((route) => breadcrumbsOf(route)[1]),
  ],
};
