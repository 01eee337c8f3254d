import { site } from '#content/site.ts';
import { hoursText, openingText } from '../office-hours.ts';
import { useMinute } from './use-minute.client.ts';

/** When somebody is there, and whether now: the page knows no hour, so the browser says that. */
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
