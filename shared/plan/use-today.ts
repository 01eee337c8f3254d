import { useMemo, useSyncExternalStore } from 'react';
import { type Day, isoDay, parseDay } from '../months.ts';

/**
 * The visitor's own date; undefined on the server and in hydration, whose pages know no date. It is read again when a
 * tab that was left open is looked at.
 *
 * @param written the ISO day on which the page was written: a clock that shows an earlier one is wrong
 */
export function useToday(written: string): Day | undefined {
  const local = useSyncExternalStore(subscribe, localDay, () => undefined);
  return useMemo(() => {
    if (local === undefined) return undefined;
    return parseDay(local < written ? written : local);
  }, [local, written]);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The local date as an ISO day. */
function localDay(): string {
  const now = new Date();
  return isoDay({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
