import { useMemo, useSyncExternalStore } from 'react';
import type { Location } from 'react-router-dom';
import { listen } from '../../shared/browser/listen.ts';
import type { Page } from '../../shared/page.ts';
import { inIndia } from '../../shared/time/months.ts';
import { choiceQuery, readChoice, type View } from '../../shared/view.ts';

/** The page of the current location. */
export type Shown = { readonly location: Location; readonly page: Page };

/**
 * The view of the visible page: its choice comes from the URL. During hydration it is the server's; afterwards its day is
 * today, updated when the visitor returns to the tab.
 */
export function useView({ location: { search }, page }: Shown, first: View): View {
  // The later of the server's and the device's day: if the device has the earlier day, its clock is wrong.
  const day = useSyncExternalStore(
    subscribe,
    () => [first.day, inIndia(Date.now()).day].sort()[1] ?? first.day,
    () => first.day,
  );
  // Differs from the server's if a cache ignored the query.
  const choice = useSyncExternalStore(
    subscribe,
    () => choiceQuery(readChoice(new URLSearchParams(search), page.plan?.guide)),
    () => choiceQuery(first),
  );

  return useMemo(
    () => ({
      ...first,
      day,
      ...readChoice(new URLSearchParams(choice), page.plan?.guide),
    }),
    [first, day, choice, page],
  );
}

/** Calls back when the visitor returns to the tab, or to this document from the back/forward cache. */
const subscribe = (onChange: () => void) => listen(['visibilitychange', 'pageshow'], onChange);
