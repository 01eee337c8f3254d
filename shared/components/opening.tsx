import { site } from '#content/site.ts';
import { hoursText, openingText } from '../time/office-hours.ts';
import { useMinute } from '../time/use-minute.ts';

/** The office hours, and after hydration whether the office is open now: pre-rendered pages don't know the time. */
export function Opening() {
  const minute = useMinute();
  if (site.officeHours.length === 0) return <span>Call before you come.</span>;
  const now = minute === undefined ? '' : openingText(site.officeHours, minute);
  return (
    <>
      {site.officeHours.map((hours) => (
        <span key={hoursText(hours)}>{hoursText(hours)} </span>
      ))}
      {now && <b key={now}>{now}</b>}
    </>
  );
}
