import { useEffect } from 'react';
import { prefetchPage } from '../../shared/load-page.ts';
import { findRoute } from '../../shared/routes.ts';

/** What shows that somebody may be about to follow a link. A finger touches the screen some 80 ms before the tap counts. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches a page when somebody points at a link to it, focuses or touches it. */
export function usePrefetch(): void {
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
