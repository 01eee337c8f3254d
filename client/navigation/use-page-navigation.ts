import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { loadPage } from '../../shared/load-page.tsx';
import { findRoute } from '../../shared/routes.ts';
import { restoreEntry, saveEntry } from './history-entry.ts';
import { setHead } from './set-head.ts';

/** Milliseconds after which a change of scroll position or focus is kept. Safari allows 100 changes of state in 30 s. */
const saveDelayMs = 300;

/**
 * Does what a browser does when it loads a page, for navigation without loading: title and description, focus,
 * announcement, scroll position. Navigation within a page is left to the browser, but for its way back.
 */
export function usePageNavigation(location: Location): void {
  const navigationType = useNavigationType();
  const previous = useRef(location);

  useEffect(() => keepEntries(() => previous.current.pathname === window.location.pathname), []);

  useLayoutEffect(() => {
    // The first page came from the server, with all of this done by the browser.
    if (previous.current === location) return;
    const pageChanged = previous.current.pathname !== location.pathname;
    previous.current = location;
    if (pageChanged) announcePage(location);
    if (navigationType === 'POP' && restoreEntry()) return;
    const target = document.getElementById(decodeHash(location.hash));
    // A hash typed or followed natively is a POP as well; like the browser, one without a target scrolls nowhere.
    if (navigationType === 'POP' && !pageChanged && location.hash && !target) return;
    const heading = pageChanged ? document.querySelector('h1') : null;
    (target ?? heading)?.focus({ preventScroll: true });
    if (target) target.scrollIntoView({ behavior: pageChanged ? 'instant' : 'auto' });
    else scrollTo({ top: 0, behavior: pageChanged ? 'instant' : 'auto' });
  }, [location, navigationType]);
}

/**
 * Keeps scroll position and focus with the history's entries. Returns a cleanup function.
 *
 * @param isShown whether the page of the current entry is the one on the screen, not still on its way
 */
function keepEntries(isShown: () => boolean): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The browser would restore the position before the page has changed. A page that is reloaded, or left for another
  // site, is the browser's to restore.
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    clearTimeout(timer);
    history.scrollRestoration = 'auto';
  };
  // An entry that another document left in this mode: the browser has not restored it.
  if (history.scrollRestoration === 'manual') restoreEntry();
  takeOver();
  addEventListener('pageshow', takeOver, { signal });
  addEventListener('pagehide', handBack, { signal });
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isShown() && saveEntry(), saveDelayMs);
  };
  addEventListener('scroll', saveSoon, { signal, passive: true });
  addEventListener('focusin', saveSoon, { signal });
  // Safari doesn't focus a link that is clicked.
  const savePressed = ({ target }: Event) => {
    clearTimeout(timer);
    const control = target instanceof Element ? target.closest('a, button') : null;
    if (isShown()) saveEntry(control ?? undefined);
  };
  // Before the router or the browser leaves the entry: at the press, so that the click itself has less to do, and at
  // the click for those who don't press.
  for (const type of ['pointerdown', 'click']) {
    addEventListener(type, savePressed, { signal, capture: true });
  }
  return () => {
    handBack();
    listeners.abort();
  };
}

/** Says which page is shown: in the head, and to screen readers. */
function announcePage({ pathname }: Location): void {
  const route = findRoute(pathname);
  if (!route) return;
  // It is loaded, or it would not be shown.
  void loadPage(route).then((page) => {
    setHead(route, page);
    const announcer = document.getElementById('announcer');
    if (announcer) announcer.textContent = page.title;
  });
}

/** The id that a location's hash names; none where it can't be decoded. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
