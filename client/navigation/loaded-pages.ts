import type { Location } from 'react-router-dom';
import { loadPage } from '../../shared/load-page.ts';
import type { Page } from '../../shared/page.ts';
import { findRoute, layoutOf, type Route } from '../../shared/routes.ts';

/** A route with its loaded page. */
export type LoadedPage = { readonly route: Route; readonly page: Page };

/** Loads a page and, if it has another layout than the document's first page, the styles of that layout. */
export async function loadStyledPage(route: Route): Promise<LoadedPage> {
  const [page] = await Promise.all([loadPage(route), loadStyles(route)]);
  return { route, page };
}

/** Rejects if the style sheet can't be fetched; a later call retries. */
async function loadStyles(route: Route): Promise<void> {
  // A document has this element until the styles that its first page lacks are loaded.
  const meta = document.querySelector<HTMLMetaElement>(`[name="styles-${layoutOf(route)}"]`);
  if (!meta) return;
  const { content: href } = meta;
  // Found by its URL, since translation and extensions add sheets, if another page is loading it already.
  const started = document.querySelector(`[rel="stylesheet"][href="${href}"]`);
  const link = started ?? document.createElement('link');
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    link.addEventListener('error', () => link.remove());
    if (!started) document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
  });
  meta.remove();
}

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
