import { startTransition, useEffect, useState } from 'react';
import type { PageCache } from '../shared/page-cache.ts';
import { loadPage } from '../shared/pages.tsx';
import { findRoute, type Route } from '../shared/routes.ts';

/** What a visitor does to a link before following it. */
const interest = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the page whose link a visitor shows interest in. Returns its path once it is here, to be made ready. */
export function useNextPage(pages: PageCache): string | undefined {
  const [next, setNext] = useState<string>();

  useEffect(() => {
    const prepare = async ({ target }: Event) => {
      const route = routeBehind(target);
      // Where it fails, following the link tries again.
      if (!route || !(await loadPage(route).catch(() => undefined))) return;
      await pages.load(route);
      // What can't wait unseen and out of reach is rendered when it is asked for.
      if (CSS.supports('content-visibility', 'hidden')) startTransition(() => setNext(route.path));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of interest) addEventListener(type, prepare, { passive: true, signal });
    return () => listeners.abort();
  }, [pages]);

  useEffect(() => {
    // Asking for a measure is what has the browser lay out a part that it skips.
    if (next) document.querySelector('[data-waiting] .site-footer')?.getBoundingClientRect();
  }, [next]);

  return next;
}

/** The page that a link leads to, unless it is the one that is shown. */
function routeBehind(target: EventTarget | null): Route | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const route = link?.origin === location.origin ? findRoute(link.pathname) : undefined;
  return route?.path === location.pathname ? undefined : route;
}
