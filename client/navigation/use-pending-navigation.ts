import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { loadPage } from '../../shared/load-page.tsx';
import { findRoute } from '../../shared/routes.ts';

/** Milliseconds after which a visitor is shown that the next page is on its way, and after which it is given up. */
const signDelayMs = 300;
const loadTimeoutMs = 8_000;

/**
 * While a page's modules are on their way: shows so after a moment. Where they fail (the network is gone, or a deploy
 * renamed them) or take too long, the browser loads the page itself; the router has already put its URL into the
 * address bar.
 */
export function usePendingNavigation({ pathname }: Location, pending: boolean): void {
  useEffect(() => {
    const route = findRoute(pathname);
    const root = document.getElementById('root');
    if (!pending || !route || !root) return;
    let current = true;
    const reload = () => {
      if (current) window.location.reload();
    };
    loadPage(route).catch(reload);
    const sign = setTimeout(() => root.setAttribute('aria-busy', 'true'), signDelayMs);
    const timeout = setTimeout(reload, loadTimeoutMs);
    return () => {
      current = false;
      clearTimeout(sign);
      clearTimeout(timeout);
      root.removeAttribute('aria-busy');
    };
  }, [pathname, pending]);
}
