import { useEffect } from 'react';
import { listen } from '../../shared/listen.client.ts';
import type { Page } from '../../shared/page.ts';
import { findRoute, type Route } from '../../shared/routes.ts';
import type { SavingNavigator } from '../../shared/save-data.client.ts';
import { whenIdle } from '../when-idle.ts';
import { type LoadedPage, loadStyledPage } from './loaded-pages.ts';

type Keep = (loaded: LoadedPage) => void;

/**
 * Prefetches likely next pages: the modules of the routes in `likelyNext`, when the browser is idle and the visitor does not
 * save data; and a page with its picture when the visitor hovers over a link to it, focuses or touches it.
 *
 * @param keep called with each loaded page
 */
export function usePrefetch(shown: Page, keep: Keep): void {
  useEffect(() => {
    const loadLikelyNext = () => {
      // Many browsers never retry a failed import: the page would then need a full page load.
      if (!navigator.onLine) return;
      for (const route of shown.likelyNext ?? []) void prefetch(route, keep);
    };
    const { connection } = navigator as SavingNavigator;
    if (!connection?.saveData) return whenIdle(loadLikelyNext);
  }, [shown, keep]);

  useEffect(() => {
    const prefetchTarget = async ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      const route = link && findRoute(link.pathname);
      const page = route && (await prefetch(route, keep));
      if (page) new Image().src = page.picture.src;
    };
    // `touchstart` fires some 80 ms before the click.
    return listen(['pointerover', 'focusin', 'touchstart'], prefetchTarget);
  }, [keep]);
}

/** Loads a page. If that fails, following a link to it tries again. */
async function prefetch(route: Route, keep: Keep): Promise<Page | undefined> {
  try {
    const loaded = await loadStyledPage(route);
    keep(loaded);
    return loaded.page;
  } catch {
    return undefined;
  }
}
