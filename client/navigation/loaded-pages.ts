import type { Location } from 'react-router-dom';
import type { Page } from '../../shared/page.ts';
import { findRoute, type Route } from '../../shared/routes.ts';

/** A page whose modules have arrived, and its route. */
export type LoadedPage = { readonly route: Route; readonly page: Page };

/** The pages whose modules have arrived, by canonical path: `/` and `/site` are one page. */
type LoadedPages = ReadonlyMap<string, Page>;

/** What is on the screen. It lags behind the address bar while the modules of another page are loaded. */
export type Shown = {
  readonly location: Location;
  /** The page of this location. */
  readonly page: Page;
};

/** The pages with one more. */
export function addPage(pages: LoadedPages, { route, page }: LoadedPage): LoadedPages {
  if (pages.has(route.canonicalPath)) return pages;
  return new Map(pages).set(route.canonicalPath, page);
}

/** The page of a location, or undefined where it is not loaded. */
export function pageAt(pages: LoadedPages, { pathname }: Location): Page | undefined {
  const route = findRoute(pathname);
  return route && pages.get(route.canonicalPath);
}
