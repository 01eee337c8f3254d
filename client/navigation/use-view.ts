import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { dayInIndia } from '../../shared/day.ts';
import type { Page } from '../../shared/load-page.ts';
import { isoDay } from '../../shared/months.ts';
import { readKept, withChoice } from '../../shared/plan/kept-choice.client.ts';
import { hasChoice, readView, type Today, type View } from '../../shared/view.ts';
import type { Shown } from './loaded-pages.ts';

/**
 * The view of the page that is shown. In hydration it is the one that the server sent. Afterwards it has the day, which
 * is read again when a tab that was left open is looked at, and the choice in the address; where the address names none,
 * the one that is kept on this device, which is then put into the address.
 */
export function useView({ location, page }: Shown, first: View): View {
  const navigate = useNavigate();
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(viewNow(location, page, first)),
    () => JSON.stringify(first),
  );
  const view = useMemo((): View => JSON.parse(text), [text]);

  useEffect(() => {
    const search = keptSearch(location, page, view);
    // Another page may be on its way.
    if (!search || window.location.pathname !== location.pathname) return;
    void navigate({ search, hash: location.hash }, { replace: true });
  }, [location, page, view, navigate]);

  return view;
}

function subscribe(onChange: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('visibilitychange', onChange, { signal });
  // Shown again from the page cache, and changed in another tab.
  for (const type of ['pageshow', 'storage']) addEventListener(type, onChange, { signal });
  return () => listeners.abort();
}

function viewNow(location: Location, page: Page, first: View): View {
  const now = dayInIndia(Date.now());
  // A clock that shows an earlier day than the server's is wrong.
  const today = { ...first, day: isoDay(now) < isoDay(first.day) ? first.day : now };
  const search = keptSearch(location, page, today) ?? location.search;
  return readView(new URLSearchParams(search), page.plan?.guide, today);
}

/** The address's query with the choice that is kept on this device; undefined where the address names one, or none is kept. */
function keptSearch({ search }: Location, { plan }: Page, today: Today): string | undefined {
  if (!plan || hasChoice(readView(new URLSearchParams(search), plan.guide, today)))
    return undefined;
  const kept = readKept(plan.id);
  return kept.level || kept.start ? withChoice(search, kept) : undefined;
}
