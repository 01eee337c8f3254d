import { breadcrumbsOf, destinationRoutes, homeRoute } from '../routes.ts';

/** What the error view says. The heading is the router's own. */
export const errorContent = {
  heading: 'Unexpected Application Error!',
  lead: 'This page did not load. Try one of these:',
  links: [
    { path: homeRoute.path, label: 'Home page' },
    ...destinationRoutes.map((route) => breadcrumbsOf(route)[1]),
  ],
};
