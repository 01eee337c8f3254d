import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Page } from '../../shared/load-page.ts';
import { findRoute } from '../../shared/routes.ts';
import { announce } from './announce.ts';
import { revealTarget } from './hash-target.ts';
import { keepHistoryState, restoreHistoryState, saveHistoryState } from './history-state.ts';
import type { Shown } from './loaded-pages.ts';

/**
 * Does what a browser does when it loads a page, for navigation without loading: title and description, focus,
 * announcement, scroll position. Within a page it opens what a hash leads to, and restores what Back leads to.
 */
export function usePageNavigation({ location, page }: Shown): void {
  const navigationType = useNavigationType();
  const previous = useRef(location);

  useEffect(
    () => keepHistoryState(() => previous.current.pathname === window.location.pathname),
    [],
  );

  useLayoutEffect(() => {
    // The first page came from the server, with all of this done by the browser.
    if (previous.current === location) return;
    const pageChanged = previous.current.pathname !== location.pathname;
    previous.current = location;
    const target = revealTarget(location.hash);
    const isRestored = navigationType === 'POP' && restoreHistoryState();
    // Every address that was left has something to restore: another one of this page is new, by a hash that was typed or
    // followed, and the browser shows its target.
    const isNative = navigationType === 'POP' && !pageChanged;
    if (!isRestored && !isNative) showStart(target, pageChanged);
    if (pageChanged) announcePage({ location, page });
    else {
      // That another page is on its way, which the visitor has left for this one.
      announce('');
      // Another page's state is saved soon after: its heading gets the focus. Before the page is painted it would be late.
      saveHistoryState();
    }
  }, [location, page, navigationType]);
}

/** Shows the page from its target, or else from its top; a new page is read from its heading. */
function showStart(target: HTMLElement | null, pageChanged: boolean): void {
  const heading = pageChanged ? document.querySelector('h1') : null;
  const question = target?.closest('details')?.querySelector('summary');
  (question ?? target ?? heading)?.focus({ preventScroll: true });
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** Says which page is shown: in the head, and to screen readers. A focused heading is read anyway. */
function announcePage({ location, page }: Shown): void {
  setHead(location.pathname, page);
  const isRead = document.activeElement?.matches('h1');
  announce(isRead ? '' : page.title);
}

/** Sets the document's title, description and canonical URL to those of the page that is shown. */
function setHead(pathname: string, { title, description }: Page): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const route = findRoute(pathname);
  // Only the path changes: the origin is the public one, whatever address this instance answers at.
  if (canonical && route) canonical.href = new URL(route.canonicalPath, canonical.href).href;
}
