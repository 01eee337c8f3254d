import { use } from 'react';
import type { DestinationGuide, DestinationSummary } from './content/types.ts';
import type { LoadedPage } from './loaded-page.ts';
import { type DestinationId, destinationRoutes, type Route } from './routes.ts';

/** A promise that is marked when it is fulfilled, as React does it: `use` then reads its value without suspending. */
type PagePromise = Promise<LoadedPage> & { status?: 'fulfilled'; value?: LoadedPage };

/** By canonical path, since `/` and `/site` are one page. */
const pages = new Map<string, PagePromise>();

/** Loads a page: its layout and its copy. Rejects when a module can't be fetched; a later call tries again. */
export function loadPage(route: Route): Promise<LoadedPage> {
  const key = route.canonicalPath;
  const known = pages.get(key);
  if (known) return known;
  const promise: PagePromise = importPage(route);
  pages.set(key, promise);
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => pages.delete(key),
  );
  return promise;
}

/** Whether a page's modules are loaded, so that rendering it will not suspend. */
export function isLoaded(route: Route): boolean {
  return pages.get(route.canonicalPath)?.status === 'fulfilled';
}

/** A page for rendering. It suspends only while the page's modules are not loaded: never on the server or in hydration. */
export function usePage(route: Route): LoadedPage {
  return use(loadPage(route));
}

/** Each destination's copy is a module of its own, so that only the pages that show it load it. */
async function importPage(route: Route): Promise<LoadedPage> {
  const destination = destinationRoutes.find(({ id }) => id === route.id);
  if (!destination) {
    const [{ homePage }, ...summaries] = await Promise.all([
      import('./pages/home-page.tsx'),
      ...destinationRoutes.map(async (row) => ({ ...row, summary: await importSummary(row.id) })),
    ]);
    return homePage(summaries);
  }
  const [{ destinationPage }, summary, guide] = await Promise.all([
    import('./pages/destination-page.tsx'),
    importSummary(destination.id),
    importGuide(destination.id),
  ]);
  return destinationPage({ route: destination, summary, guide });
}

async function importSummary(id: DestinationId): Promise<DestinationSummary> {
  const module = (await import(`./content/${id}/summary.ts`)) as { summary: DestinationSummary };
  return module.summary;
}

async function importGuide(id: DestinationId): Promise<DestinationGuide> {
  const module = (await import(`./content/${id}/guide.ts`)) as { guide: DestinationGuide };
  return module.guide;
}
