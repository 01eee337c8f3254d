import { type RefObject, useEffect } from 'react';
import { savesData, whenIdle } from './browser.ts';
import { loadPage } from './load-page.tsx';
import type { Route } from './routes.ts';

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

/** Prefetches the route once the link is in view and the browser is idle; not for visitors who save data. */
export function usePrefetchInView(
  link: RefObject<HTMLAnchorElement | null>,
  route: Route | undefined,
): void {
  useEffect(() => {
    if (!link.current || !route || savesData()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void whenIdle().then(() => prefetchPage(route));
    });
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [link, route]);
}
