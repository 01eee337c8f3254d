import type { Page } from './page.ts';
import type { Route, RouteId } from './routes.ts';

/** Pages by route: a page that is already here is read at once, so that rendering and hydration never wait. */
export type PageCache = {
  /** The page, or the promise of it while its modules are on their way. */
  read(route: Route): Page | Promise<Page>;
  load(route: Route): Promise<Page>;
};

export function createPageCache(load: (route: Route) => Promise<Page>): PageCache {
  const pages = new Map<RouteId, Page>();
  const loading = new Map<RouteId, Promise<Page>>();

  function loadOnce(route: Route): Promise<Page> {
    const started = loading.get(route.id);
    if (started) return started;
    const promise = load(route).then(
      (page) => {
        pages.set(route.id, page);
        return page;
      },
      (error: unknown) => {
        // A later try may succeed: the network comes and goes.
        loading.delete(route.id);
        throw error;
      },
    );
    loading.set(route.id, promise);
    return promise;
  }

  return {
    read: (route) => pages.get(route.id) ?? loadOnce(route),
    load: loadOnce,
  };
}
