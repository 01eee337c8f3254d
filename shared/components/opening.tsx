import { useSyncExternalStore } from 'react';
import { site } from '#content/site.ts';
import { hoursText, openingText } from '../office-hours.ts';

/** When somebody is there, and whether now: the page knows no hour, so the browser says that. */
export function Opening() {
  const minute = useSyncExternalStore(subscribe, readMinute, () => undefined);
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

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  // Timers of a page out of sight may sleep.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** In minutes since the epoch. */
function readMinute(): number {
  return Math.floor(Date.now() / 60_000);
}
