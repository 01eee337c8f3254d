import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { announce } from '../../shared/browser/announce.ts';
import { findRoute } from '../../shared/routes.ts';
import { choiceQuery, type View } from '../../shared/view.ts';
import { revealTarget } from './hash-target.ts';
import { keepScroll, restoreScroll, saveScroll } from './scroll-position.ts';
import type { Shown } from './use-view.ts';

/**
 * Does the browser's work in client-side navigation: title and description, focus, announcement, scroll position. Within a
 * page, opens the target of a hash, and restores the scroll position on Back. Another choice of a plan, where only the query differs,
 * keeps the scroll position.
 */
export function usePageNavigation({ location, page }: Shown, view: View): void {
  const navigationType = useNavigationType();
  const previous = useRef(location);
  const { pathname } = location;
  const { description, title: pageTitle, titleOf } = page;
  const title = titleOf?.(view) ?? pageTitle;
  const query = choiceQuery(view);

  useEffect(keepScroll, []);

  useLayoutEffect(
    () => setHead(pathname, { title, description, query }),
    [pathname, title, description, query],
  );

  useLayoutEffect(() => {
    // The browser has done all of this for the first page.
    if (previous.current === location) return;
    const left = previous.current;
    const pageChanged = left.pathname !== location.pathname;
    // The choice was changed by a field, or by a link without a hash.
    const staysInPlace =
      !pageChanged &&
      left.search !== location.search &&
      (navigationType === 'REPLACE' || location.hash === '');
    previous.current = location;
    const target = revealTarget(location.hash);
    const isBack = navigationType === 'POP';
    if (!staysInPlace && (pageChanged || !isBack)) showStart(target, pageChanged);
    // An entry without a position was created by a typed or followed hash: the browser itself scrolls to the target.
    if (isBack) restoreScroll();
    if (pageChanged) {
      // Screen readers read a focused heading anyway.
      announce(document.activeElement?.matches('h1') ? '' : title);
    } else {
      // A new page is saved later, after the focus on its heading; saving here would delay the paint.
      saveScroll();
    }
  }, [location, title, navigationType]);
}

/** Scrolls to the target, or else to the top; on a new page, focuses the heading. */
function showStart(target: HTMLElement | null, pageChanged: boolean): void {
  const heading = pageChanged ? document.querySelector('h1') : null;
  const question = target?.closest('details')?.querySelector('summary');
  (question ?? target ?? heading)?.focus({ preventScroll: true });
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

type Head = { readonly title: string; readonly description: string; readonly query: string };

/**
 * Sets title and description, and for another URL the canonical URL, `og:url` and `robots`. Of these, the browser's own Share
 * command, print.css and crawlers take the URL: it includes the choice, which search engines don't index.
 */
function setHead(pathname: string, { title, description, query }: Head): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const route = findRoute(pathname);
  if (!canonical || !route) return;
  // Only the path changes: the origin stays the public one, even on an instance with another origin.
  const { href } = new URL(route.canonicalPath + query, canonical.href);
  if (href === canonical.href) return;
  canonical.href = href;
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', href);
  const robots = query === '' ? 'all' : 'noindex';
  document.querySelector('meta[name="robots"]')?.setAttribute('content', robots);
}
