import { startTransition, useEffect, useState } from 'react';
import type { PageCache } from '../shared/page-cache.ts';
import { loadPage } from '../shared/pages.tsx';
import { findRoute, type Route } from '../shared/routes.ts';
import { afterPaint } from './after-paint.ts';
import { savesData } from './saves-data.ts';
import { shownPlace } from './shown-place.ts';
import { whenIdle } from './when-idle.ts';

/** What a visitor does to a link before following it. */
const interest = ['pointerover', 'focusin', 'touchstart'] as const;

/** How many pages are kept ready beside the one that is shown, at most. */
const most = 3;

/** Milliseconds without scrolling after which a visitor is taken to look at what is in view. */
const rest = 200;

/**
 * The paths of the pages in the document, in the order in which they came, so that none is ever moved: the one that is
 * shown, and hidden ones. These are the pages behind the links that the visitor shows interest in or has scrolled to,
 * rendered and laid out beforehand, and the page that was left, until the next one has been painted.
 */
export function usePlaces(pages: PageCache, path: string): readonly string[] {
  const [places, setPlaces] = useState<readonly string[]>([path]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const options = { passive: true, signal };
    async function prepare(route: Route | undefined): Promise<void> {
      // Where it fails, following the link tries again.
      if (!route || !(await loadPage(route).catch(() => undefined))) return;
      await pages.load(route);
      // Another page may be shown by now.
      if (signal.aborted) return;
      startTransition(() => setPlaces((now) => withReady(now, path, route.path)));
    }
    for (const type of interest) {
      addEventListener(type, ({ target }) => void prepare(routeBehind(target)), options);
    }
    // A finger gives no notice.
    if (!savesData()) {
      whenScrollingRests(async () => {
        for (const route of routesInView()) await whenIdle().then(() => prepare(route));
      }, options);
    }
    return () => listeners.abort();
  }, [pages, path]);

  useEffect(() => {
    let current = true;
    void afterPaint().then(() => {
      if (current) startTransition(() => setPlaces([path]));
    });
    return () => {
      current = false;
    };
  }, [path]);

  useEffect(() => {
    if (places.length === 1) return;
    // Asking for a measure is what has the browser lay out a page that it skips.
    for (const footer of document.querySelectorAll('[data-hidden] .site-footer')) {
      footer.getBoundingClientRect();
    }
  }, [places]);

  return places.includes(path) ? places : [...places, path];
}

function withReady(places: readonly string[], shown: string, path: string): readonly string[] {
  if (places.includes(path)) return places;
  const others = places.filter((place) => place !== shown).slice(1 - most);
  return [...places.filter((place) => place === shown || others.includes(place)), path];
}

/** The page that a link leads to, unless it is the one that is shown. */
function routeBehind(target: EventTarget | null): Route | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const route = link?.origin === location.origin ? findRoute(link.pathname) : undefined;
  return route?.path === location.pathname ? undefined : route;
}

/** The pages behind the links in the window, top to bottom; none where there are too many for any to be likely. */
function routesInView(): readonly Route[] {
  const routes = [...(shownPlace()?.querySelectorAll('a') ?? [])]
    .filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    })
    .map(routeBehind)
    .filter((route) => route !== undefined);
  const different = [...new Set(routes)];
  return different.length > most ? [] : different;
}

function whenScrollingRests(act: () => void, options: AddEventListenerOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(act, rest);
    },
    options,
  );
}
