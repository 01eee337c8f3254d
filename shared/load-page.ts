import { destinationCopy } from './content/destination-copy.ts';
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
const loaded = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();

/** Loads a page: its layout and its copy. Rejects when a module can't be fetched; a later call tries again. */
export function loadPage(route: Route): Promise<Page> {
  const key = route.canonicalPath;
  const known = loading.get(key);
  if (known) return known;
  const promise = importPage(route);
  loading.set(key, promise);
  promise.then(
    (page) => loaded.set(key, page),
    () => loading.delete(key),
  );
  return promise;
}

/** A page that has been loaded, or undefined. */
export function loadedPage(route: Route): Page | undefined {
  return loaded.get(route.canonicalPath);
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
