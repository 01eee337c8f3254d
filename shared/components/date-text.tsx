import { dayText, parseDay } from '../months.ts';

/** An ISO date formatted as "10 October 2026". */
export function DateText({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{dayText(parseDay(iso))}</time>;
}
