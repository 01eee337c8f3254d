import type { Start } from '../shared/guide/plan-entries.ts';

/** The name under which a calendar is saved: letters from a to z, digits and hyphens alone, whatever the site's name. */
export function calendarFileName(
  siteName: string,
  destination: string,
  { intake, year }: Start,
): string {
  const name = siteName
    // Apart from their accents: `é` is `e` and a mark.
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return [name, destination, intake.id, `${year}.ics`].filter(Boolean).join('-');
}
