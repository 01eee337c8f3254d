import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Location } from 'react-router-dom';
import { listen } from '../../shared/listen.client.ts';
import { inIndia } from '../../shared/months.ts';
import type { Page } from '../../shared/page.ts';
import { readStoredChoice, withChoice } from '../../shared/plan/stored-choice.client.ts';
import { useReplaceUrl } from '../../shared/use-replace-url.client.ts';
import { type Choice, choiceQuery, hasChoice, readChoice, type View } from '../../shared/view.ts';

/** The page of the current location. */
export type Shown = { readonly location: Location; readonly page: Page };

/**
 * The view of the visible page. During hydration it is the server's. Afterwards its day is today, updated when the visitor
 * returns to the tab, and its choice comes from the URL. If the URL has none, the choice stored on this device is used and
 * put into the URL.
 */
export function useView({ location, page }: Shown, first: View): View {
  const replaceUrl = useReplaceUrl();
  // The later of the server's and the device's day: if the device has the earlier day, its clock is wrong.
  const day = useSyncExternalStore(
    subscribe,
    () => [first.day, inIndia(Date.now()).day].sort()[1] ?? first.day,
    () => first.day,
  );
  const choice = useSyncExternalStore(
    subscribe,
    () => choiceQuery(choiceIn(location, page) ?? readStoredChoice(page.plan)),
    () => choiceQuery(first),
  );

  useEffect(() => {
    const { pathname, search, hash } = location;
    if (!choice || choiceIn(location, page)) return;
    const stored = readChoice(new URLSearchParams(choice), page.plan?.guide);
    replaceUrl(pathname + withChoice(search, stored) + hash);
  }, [location, page, choice, replaceUrl]);

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

/** The choice in the URL, undefined if there is none. */
function choiceIn({ search }: Location, { plan }: Page): Choice | undefined {
  const choice = readChoice(new URLSearchParams(search), plan?.guide);
  return hasChoice(choice) ? choice : undefined;
}
