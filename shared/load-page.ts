import { destinationCopy } from '#content/destination-copy.ts';
import type { Page } from './page.ts';
import {
  type DestinationId,
  destinationRoute,
  destinationRoutes,
  isDestinationId,
  type PageId,
  type Route,
} from './routes.ts';

/** The pages that are no destination's, each from a module of its own. */
const pageImports: Readonly<Record<PageId, () => Promise<Page>>> = {
  home: importHomePage,
};

/** By canonical path, since `/` and `/site` are one page. */
const pages = new Map<string, Promise<Page>>();

/** Loads a page: its layout and its copy. Rejects when a module can't be fetched; a later call tries again. */
export function loadPage(route: Route): Promise<Page> {
  const key = route.canonicalPath;
  const known = pages.get(key);
  if (known) return known;
  const page = importPage(route);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  return page;
}

/** Loads a page, and then fetches its main picture, so that a link that is about to be followed waits for less. */
export async function prefetchPage(route: Route): Promise<Page> {
  const page = await loadPage(route);
  new Image().src = page.picture.src;
  return page;
}

function importPage({ id }: Route): Promise<Page> {
  return isDestinationId(id) ? importDestination(id) : pageImports[id === 'site' ? 'home' : id]();
}

async function importDestination(id: DestinationId): Promise<Page> {
  const copy = destinationCopy[id];
  const [{ destinationPage }, { summary }, { guide }] = await Promise.all([
    import('./pages/destination-page.tsx'),
    copy.summary(),
    copy.guide(),
  ]);
  return destinationPage({ route: destinationRoute(id), summary, guide });
}

async function importHomePage(): Promise<Page> {
  const [{ homePage }, ...destinations] = await Promise.all([
    import('./pages/home-page.tsx'),
    ...destinationRoutes.map(async (row) => {
      const { summary } = await destinationCopy[row.id].summary();
      return { ...row, summary };
    }),
  ]);
  return homePage(destinations);
}
