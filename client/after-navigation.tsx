import { useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import type { Page } from '../shared/page.ts';
import type { PageCache } from '../shared/page-cache.ts';
import { findRoute, type Route } from '../shared/routes.ts';
import { afterPaint } from './after-paint.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { shownPlace } from './shown-place.ts';

const scrollMemory = createScrollMemory();

type Props = {
  readonly pages: PageCache;
  /** Where the page that is shown stands. */
  readonly location: Location;
};

/**
 * Does what a browser does when it loads a page, for navigation without loading: title and description, focus,
 * announcement, scroll position. Renders nothing.
 */
export function AfterNavigation({ pages, location }: Props) {
  const navigationType = useNavigationType();
  const previous = useRef(location);

  useLayoutEffect(() => scrollMemory.start(previous.current.key), []);

  useLayoutEffect(() => {
    // The first page came from the server, with all of this done by the browser.
    if (previous.current === location) return;
    const pageChanged = previous.current.pathname !== location.pathname;
    previous.current = location;
    scrollMemory.enter(location.key);
    // Not part of the page's first frame.
    if (pageChanged) void afterPaint().then(() => tellOf(location, pages));
    // The display face may be waiting for it; that part stands in the document and shares no module with this one.
    if (pageChanged) document.dispatchEvent(new Event('page-changed'));
    const shown = shownPlace();
    const target = shown?.querySelector<HTMLElement>(
      `[id="${CSS.escape(location.hash.slice(1))}"]`,
    );
    const heading = pageChanged ? shown?.querySelector('h1') : undefined;
    (target ?? heading)?.focus({ preventScroll: true });
    if (navigationType === 'POP') jumpTo(scrollMemory.positionOf(location.key));
    else if (target) target.scrollIntoView({ behavior: pageChanged ? 'instant' : 'auto' });
    else if (pageChanged) jumpTo(0);
  }, [location, navigationType, pages]);

  return null;
}

/** Scrolls at once: another page does not glide into place as a section of this one may. */
function jumpTo(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}

/** Says which page is shown: in the head, and to screen readers. */
function tellOf({ pathname }: Location, pages: PageCache): void {
  const route = findRoute(pathname);
  const page = route && pages.read(route);
  if (!page || page instanceof Promise) return;
  setHead(route, page);
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = page.title;
}

function setHead({ canonicalPath }: Route, { title, description }: Page): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // Only the path changes: the origin is the public one, whatever address this copy answers at.
  if (canonical) canonical.href = new URL(canonicalPath, canonical.href).href;
}
