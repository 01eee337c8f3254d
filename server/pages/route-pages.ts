import type { Page } from '../../shared/page.ts';
import { pageOf } from '../../shared/pages.ts';
import { type Route, routes } from '../../shared/routes.ts';

/** A route with its page. */
export type RoutePage = { readonly route: Route; readonly page: Page };

export const routePages: readonly RoutePage[] = routes.map((route) => ({
  route,
  page: pageOf(route),
}));
