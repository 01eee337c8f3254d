import { useEffect } from 'react';
import { loadPage } from '../../shared/load-page.ts';
import type { Page } from '../../shared/page.ts';
import { findRoute, type Route } from '../../shared/routes.ts';
import { savesData } from '../../shared/save-data.client.ts';
import { whenIdle } from '../when-idle.ts';
import type { LoadedPage } from './loaded-pages.ts';

/** What shows that somebody may be about to follow a link. A finger touches the screen some 80 ms before the tap counts. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches what a visitor may open next, so that it is shown sooner: the modules of the pages that the shown one names,
 * when the browser is idle and the visitor does not save data; and a page with its picture when somebody points at a
 * link to it, focuses or touches it.
 *
 * @param keep called with each page that has arrived
 */
export function usePrefetch(shown: Page, keep: (loaded: LoadedPage) => void): void {
  useEffect(() => {
    const loadLikelyNext = () => {
      // Many browsers never ask again for a module that they could not get: the page would have to be loaded as a whole.
      if (!navigator.onLine) return;
      for (const route of shown.likelyNext ?? []) keepArrived(route, loadPage(route), keep);
    };
    if (!savesData()) return whenIdle(loadLikelyNext);
  }, [shown, keep]);

  useEffect(() => {
    const listeners = new AbortController();
    const prefetchTarget = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      const route = link && findRoute(link.pathname);
      if (route) keepArrived(route, loadWithPicture(route), keep);
    };
    for (const type of intents) {
      addEventListener(type, prefetchTarget, { signal: listeners.signal, passive: true });
    }
    return () => listeners.abort();
  }, [keep]);
}

/** Loads a page, and then its main picture, so that a link that is about to be followed waits for less. */
async function loadWithPicture(route: Route): Promise<Page> {
  const page = await loadPage(route);
  new Image().src = page.picture.src;
  return page;
}

function keepArrived(
  route: Route,
  loading: Promise<Page>,
  keep: (loaded: LoadedPage) => void,
): void {
  loading.then(
    (page) => keep({ route, page }),
    // Following the link tries again.
    () => undefined,
  );
}
