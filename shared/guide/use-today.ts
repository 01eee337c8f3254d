import { useMemo, useSyncExternalStore } from 'react';
import type { Day } from '../months.ts';
import { localDay } from './plan-dates.ts';

/** The visitor's own date. Undefined on the server and in hydration. */
export function useToday(): Day | undefined {
  const date = useSyncExternalStore(subscribeToReturns, currentDate, () => undefined);
  return useMemo(() => (date === undefined ? undefined : localDay(new Date(date))), [date]);
}

/** Midnight at the beginning of the day, in milliseconds since the epoch: the same value all day. */
function currentDate(): number {
  return new Date().setHours(0, 0, 0, 0);
}

/** A page that was left open may be looked at again on another day. */
function subscribeToReturns(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
