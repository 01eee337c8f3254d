import { dayText } from '../months.ts';

/** An ISO date written out as "10 October 2026". */
export function DateText({ iso }: { readonly iso: string }) {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return <time dateTime={iso}>{dayText({ year, month, day })}</time>;
}
