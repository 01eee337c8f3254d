import ICAL from 'ical.js';

/** The entries of a calendar file, as a calendar program reads them. */
export function readEntries(text: string): readonly ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}
