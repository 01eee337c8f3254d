import type { Location } from 'react-router-dom';
import type { Page } from '../../shared/page.ts';
import { findRoute, type Route } from '../../shared/routes.ts';

/** A route with its loaded page. */
export type LoadedPage = { readonly route: Route; readonly page: Page };

/** Pages by canonical path: `/` and `/site` are one page. */
type LoadedPages = ReadonlyMap<string, Page>;

/** The visible page. It lags behind the URL while another page's modules are loading. */
export type Shown = { readonly location: Location; readonly page: Page };

/** Returns the pages with one added. */
export function addPage(pages: LoadedPages, { route, page }: LoadedPage): LoadedPages {
  if (pages.has(route.canonicalPath)) return pages;
  return new Map(pages).set(route.canonicalPath, page);
}

/** The page of a location, or undefined if it is not loaded. */
export function pageAt(pages: LoadedPages, { pathname }: Location): Page | undefined {
  const route = findRoute(pathname);
  return route && pages.get(route.canonicalPath);
}
