import { useEffect } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { announce } from '../../shared/announce.client.ts';
import { replaceHistoryState } from '../../shared/history.client.ts';
import { findRoute } from '../../shared/routes.ts';
import { reportProblem } from '../report-problem.ts';
import { type LoadedPage, loadStyledPage, type Shown } from './loaded-pages.ts';

/** Milliseconds until a pending navigation is shown, announced, and replaced by a full page load. */
const busyDelayMs = 300;
const announcementDelayMs = 1_000;
const loadTimeoutMs = 8_000;

/**
 * While a page's modules and styles load, shows and announces after a delay that it is loading; adds the page once loaded.
 * If loading fails (offline, or renamed by a deploy) or takes too long, the browser loads the page itself.
 */
export function usePendingNavigation(
  location: Location,
  shown: Shown,
  keep: (loaded: LoadedPage) => void,
): void {
  const navigate = useNavigate();
  const pending = location !== shown.location;
  const shownPath = shown.location.pathname + shown.location.search;

  useEffect(() => {
    const route = findRoute(location.pathname);
    const root = document.getElementById('root');
    if (!pending || !route || !root) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const giveUp = () => {
      if (signal.aborted) return;
      listeners.abort();
      reportProblem('page-module');
      loadInBrowser();
    };
    loadStyledPage(route).then(keep, giveUp);
    const busy = setTimeout(() => root.setAttribute('aria-busy', 'true'), busyDelayMs);
    const announcement = setTimeout(announce, announcementDelayMs, `Loading ${route.label}`);
    const timeout = setTimeout(giveUp, loadTimeoutMs);
    // The browser would apply the hash to the URL of the page that is still loading.
    const followSectionLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
      if (!link) return;
      event.preventDefault();
      void navigate(shownPath + link.getAttribute('href'));
    };
    root.addEventListener('click', followSectionLink, { signal });
    return () => {
      listeners.abort();
      clearTimeout(busy);
      clearTimeout(announcement);
      clearTimeout(timeout);
      root.removeAttribute('aria-busy');
    };
  }, [location, pending, shownPath, keep, navigate]);
}

/** Lets the browser load the page of the current URL, which the router has already changed. */
function loadInBrowser(): void {
  // `reload()` would restore the scroll position of the page still visible, and a URL that differs only by its hash would not
  // be loaded.
  const { href } = window.location;
  if (replaceHistoryState(null, '?')) window.location.replace(href);
  else window.location.reload();
}
