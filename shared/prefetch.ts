import { createContext, type RefObject, useContext, useEffect } from 'react';
import { savesData, whenIdle } from './browser.ts';
import type { Route } from './routes.ts';

/** Prefetches a page. It does nothing on the server and until the browser has hydrated. */
export const PrefetchContext = createContext<(route: Route) => void>(() => undefined);

/** Prefetches the route once the link is in view and the browser is idle; not for visitors who save data. */
export function usePrefetchInView(link: RefObject<HTMLAnchorElement | null>, route: Route): void {
  const prefetch = useContext(PrefetchContext);
  useEffect(() => {
    if (!link.current || savesData()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void whenIdle().then(() => prefetch(route));
    });
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [link, route, prefetch]);
}
