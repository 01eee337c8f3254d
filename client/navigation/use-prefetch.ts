import { useEffect } from 'react';
import { loadPage, prefetchPage } from '../../shared/load-page.ts';
import type { Page } from '../../shared/page.ts';
import { findRoute } from '../../shared/routes.ts';
import { savesData } from '../../shared/save-data.ts';
import { whenIdle } from '../when-idle.ts';

/** What shows that somebody may be about to follow a link. A finger touches the screen some 80 ms before the tap counts. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches what a visitor may open next, so that it is shown sooner: the modules of the pages that the shown one names,
 * when the browser is idle and the visitor does not save data; and a page with its picture when somebody points at a
 * link to it, focuses or touches it.
 */
export function usePrefetch(shown: Page): void {
  useEffect(() => {
    if (!savesData()) return whenIdle(() => loadLikelyNext(shown));
  }, [shown]);

  useEffect(() => {
    const listeners = new AbortController();
    const prefetchTarget = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      const route = link && findRoute(link.pathname);
      if (route) prefetchPage(route);
    };
    for (const type of intents) {
      addEventListener(type, prefetchTarget, { signal: listeners.signal, passive: true });
    }
    return () => listeners.abort();
  }, []);
}

function loadLikelyNext({ likelyNext = [] }: Page): void {
  // Many browsers never ask again for a module that they could not get: the page would have to be loaded as a whole.
  if (!navigator.onLine) return;
  for (const route of likelyNext) loadPage(route).catch(() => undefined);
}
