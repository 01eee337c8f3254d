import { loadPage } from '../../shared/load-page.tsx';
import type { Route } from '../../shared/routes.ts';

/** Fetches a page's modules and its main picture, so that following a link to it waits for neither. */
export function prefetchPage(route: Route): void {
  loadPage(route).then(
    ({ picture }) => {
      new Image().src = picture.src;
    },
    // Following the link tries again.
    () => undefined,
  );
}
