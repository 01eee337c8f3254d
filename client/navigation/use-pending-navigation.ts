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
    const load = () => {
      if (!current) return;
      current = false;
      // Not a reload, which would restore the scroll position of the page that is still shown. The URL has to differ
      // by more than its hash to be loaded.
      const { href } = window.location;
      history.replaceState(null, '', '?');
      window.location.replace(href);
    };
    loadPage(route).catch(load);
    const sign = setTimeout(() => root.setAttribute('aria-busy', 'true'), signDelayMs);
    const timeout = setTimeout(load, loadTimeoutMs);
    return () => {
      current = false;
      clearTimeout(sign);
      clearTimeout(timeout);
      root.removeAttribute('aria-busy');
    };
  }, [pathname, pending]);
}
