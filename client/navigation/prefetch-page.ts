import { loadPage } from '../../shared/load-page.tsx';
import type { Route } from '../../shared/routes.ts';

/** Fetches a page's modules, and then its main picture, so that a link that is about to be followed waits for less. */
export function prefetchPage(route: Route): void {
  loadPage(route).then(
    ({ picture }) => {
      new Image().src = picture.src;
    },
    // Following the link tries again.
    () => undefined,
  );
}
