import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { announce } from '../../shared/announce.client.ts';
import { findRoute } from '../../shared/routes.ts';
import { choiceQuery, type View } from '../../shared/view.ts';
import { revealTarget } from './hash-target.ts';
import { keepHistoryState, restoreHistoryState, saveHistoryState } from './history-state.ts';
import type { Shown } from './loaded-pages.ts';

/**
 * Does what a browser does when it loads a page, for navigation without loading: title and description, focus,
 * announcement, scroll position. Within a page it opens what a hash leads to, and restores what Back leads to; another
 * choice of a plan, which differs by the query alone, leaves the visitor where they are.
 */
export function usePageNavigation({ location, page }: Shown, view: View): void {
  const navigationType = useNavigationType();
  const previous = useRef(location);
  const { pathname } = location;
  const { description, title: pageTitle, titleOf } = page;
  const title = titleOf?.(view) ?? pageTitle;
  const query = choiceQuery(view);

  useEffect(
    () => keepHistoryState(() => previous.current.pathname === window.location.pathname),
    [],
  );

  useLayoutEffect(
    () => setHead(pathname, { title, description, query }),
    [pathname, title, description, query],
  );

  useLayoutEffect(() => {
    // The first page came from the server, with all of this done by the browser.
    if (previous.current === location) return;
    const left = previous.current;
    const pageChanged = left.pathname !== location.pathname;
    // Another choice, by a field or by a link that names no section.
    const staysInPlace =
      !pageChanged &&
      left.search !== location.search &&
      (navigationType === 'REPLACE' || location.hash === '');
    previous.current = location;
    const target = revealTarget(location.hash);
    const isRestored = navigationType === 'POP' && restoreHistoryState();
    // Every address that was left has something to restore: another one of this page is new, by a hash that was typed or
    // followed, and the browser shows its target.
    const isNative = navigationType === 'POP' && !pageChanged;
    if (!isRestored && !isNative && !staysInPlace) showStart(target, pageChanged);
    if (pageChanged) announcePage(title);
    else {
      // That another page is on its way, which the visitor has left for this one.
      announce('');
      // Another page's state is saved soon after: its heading gets the focus. Before the page is painted it would be late.
      saveHistoryState();
    }
  }, [location, title, navigationType]);
}

/** Shows the page from its target, or else from its top; a new page is read from its heading. */
function showStart(target: HTMLElement | null, pageChanged: boolean): void {
  const heading = pageChanged ? document.querySelector('h1') : null;
  const question = target?.closest('details')?.querySelector('summary');
  (question ?? target ?? heading)?.focus({ preventScroll: true });
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** Has screen readers say which page is shown. A focused heading is read anyway. */
function announcePage(title: string): void {
  const isRead = document.activeElement?.matches('h1');
  announce(isRead ? '' : title);
}

type Head = { readonly title: string; readonly description: string; readonly query: string };

/** Sets the document's title, description and canonical URL to those of what is shown, and the query that is printed behind it. */
function setHead(pathname: string, { title, description, query }: Head): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const route = findRoute(pathname);
  if (!canonical || !route) return;
  // Only the path changes: the origin is the public one, whatever address this instance answers at.
  canonical.href = new URL(route.canonicalPath, canonical.href).href;
  canonical.dataset['query'] = query;
}
