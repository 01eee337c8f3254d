import type { ReactElement } from 'react';
import { destinationCopy } from './content/destination-copy.ts';
import type { Picture } from './picture.ts';
import {
  type DestinationId,
  destinationRoute,
  destinationRoutes,
  isDestinationId,
  type PageId,
  type Route,
} from './routes.ts';

/** A page whose modules are loaded: its head, its main picture and its element. */
export type LoadedPage = {
  readonly title: string;
  readonly description: string;
  readonly picture: Picture;
  readonly element: ReactElement;
  /** ISO date on which a destination's facts were last checked. */
  readonly lastReviewed?: string;
};

/** The pages that are no destination's, each from a module of its own. */
const pageImports: Readonly<Record<PageId, () => Promise<LoadedPage>>> = {
  home: importHomePage,
};

/** By canonical path, since `/` and `/site` are one page. */
const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

/** Loads a page: its layout and its copy. Rejects when a module can't be fetched; a later call tries again. */
export function loadPage(route: Route): Promise<LoadedPage> {
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
export function loadedPage(route: Route): LoadedPage | undefined {
  return loaded.get(route.canonicalPath);
}

function importPage({ id }: Route): Promise<LoadedPage> {
  return isDestinationId(id) ? importDestination(id) : pageImports[id === 'site' ? 'home' : id]();
}

async function importDestination(id: DestinationId): Promise<LoadedPage> {
  const copy = destinationCopy[id];
  const [{ destinationPage }, { summary }, { guide }] = await Promise.all([
    import('./pages/destination-page.tsx'),
    copy.summary(),
    copy.guide(),
  ]);
  return destinationPage({ route: destinationRoute(id), summary, guide });
}

async function importHomePage(): Promise<LoadedPage> {
  const [{ homePage }, ...destinations] = await Promise.all([
    import('./pages/home-page.tsx'),
    ...destinationRoutes.map(async (row) => {
      const { summary } = await destinationCopy[row.id].summary();
      return { ...row, summary };
    }),
  ]);
  return homePage(destinations);
}
