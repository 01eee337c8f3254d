import { type Day, dayText } from '../time/months.ts';

/** An ISO date formatted as "10 October 2026". */
export function DateText({ iso }: { readonly iso: Day }) {
  return <time dateTime={iso}>{dayText(iso)}</time>;
}
