import { monthNames } from '../months.ts';

/** An ISO date written out as "10 October 2026". */
export function DateText({ iso }: { readonly iso: string }) {
  const [year, month, day] = iso.split('-').map(Number);
  return <time dateTime={iso}>{`${day} ${monthNames[Number(month) - 1]} ${year}`}</time>;
}
