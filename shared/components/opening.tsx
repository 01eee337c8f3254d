import { site } from '#content/site.ts';

/** The office hours, each on its own line. */
export function Opening() {
  const { officeHours } = site;
  if (officeHours.length === 0) return <span>Call before you come.</span>;
  return officeHours.map((hours) => <span key={hours}>{hours} </span>);
}
