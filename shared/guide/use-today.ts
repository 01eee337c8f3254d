import { useMemo, useSyncExternalStore } from 'react';
import { type Day, parseDay } from '../months.ts';

/** A clock that is this many years ahead of the day on which a page was written is wrong. */
const maxYearsAfterWriting = 10;

/** The visitor's date, and whether it is one that can be true. */
export type Today = {
  readonly day: Day;
  /** The date of a clock that must be wrong; `day` is then the one on which the page was written. */
  readonly wrongDay?: Day;
};

/**
 * The visitor's own date; undefined on the server and in hydration, whose pages know no date. It is read again when a
 * tab that was left open is looked at.
 *
 * @param written the ISO day on which the page was written: no visitor reads it before
 */
export function useToday(written: string): Today | undefined {
  const local = useSyncExternalStore(subscribe, localDay, () => undefined);
  return useMemo(
    () => (local === undefined ? undefined : checkDay(parseDay(local), parseDay(written))),
    [local, written],
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The local date as an ISO day. */
function localDay(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** A clock can be set to any year, and the plan would be nonsense. */
export function checkDay(day: Day, written: Day): Today {
  const isBefore = day.year < written.year;
  const isFarAfter = day.year > written.year + maxYearsAfterWriting;
  return isBefore || isFarAfter ? { day: written, wrongDay: day } : { day };
}
