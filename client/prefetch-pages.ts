import { loadPage } from '../shared/pages.tsx';
import { findRoute } from '../shared/routes.ts';

/** Fetches a page's modules and its picture as soon as a visitor shows interest in a link to it. */
export function prefetchPages(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    addEventListener(type, ({ target }) => prefetch(target), { passive: true });
  }
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const route = link?.origin === location.origin ? findRoute(link.pathname) : undefined;
  if (!route || route.path === location.pathname) return;
  loadPage(route).then(
    ({ picture }) => {
      new Image().src = picture.src;
    },
    // Following the link tries again.
    () => undefined,
  );
}
