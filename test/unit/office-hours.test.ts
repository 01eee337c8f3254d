import { expect, it } from 'vitest';
import { hoursText, type OfficeHours, openingText } from '../../shared/office-hours.ts';

const week: readonly OfficeHours[] = [
  { days: ['Monday', 'Friday'], opens: '10:00', closes: '13:00' },
  { days: ['Monday', 'Friday'], opens: '14:00', closes: '18:30' },
  { days: ['Saturday'], opens: '10:00', closes: '13:00' },
];

it('hours are said as people say them', () => {
  expect(week.map(hoursText)).toEqual([
    'Monday to Friday, 10 am to 1 pm',
    'Monday to Friday, 2 pm to 6:30 pm',
    'Saturday, 10 am to 1 pm',
  ]);
});

const onceAWeek: readonly OfficeHours[] = [{ days: ['Monday'], opens: '10:00', closes: '13:00' }];

it.each([
  { at: '2026-11-23T09:59+05:30', says: 'Closed now: opens today at 10 am.' },
  { at: '2026-11-23T10:00+05:30', says: 'Open now, until 1 pm.' },
  { at: '2026-11-23T13:00+05:30', says: 'Closed now: opens today at 2 pm.' },
  { at: '2026-11-23T18:29+05:30', says: 'Open now, until 6:30 pm.' },
  // Saturday morning in India, Friday night in London.
  { at: '2026-11-27T23:00Z', says: 'Closed now: opens today at 10 am.' },
  { at: '2026-11-28T13:00+05:30', says: 'Closed now: opens on Monday at 10 am.' },
  { at: '2026-11-29T12:00+05:30', says: 'Closed now: opens on Monday at 10 am.' },
  // Just after it has closed for a week.
  { at: '2026-11-23T13:00+05:30', hours: onceAWeek, says: 'Closed now: opens on Monday at 10 am.' },
])('at $at a visitor reads “$says”', ({ at, hours = week, says }) => {
  expect(openingText(hours, Date.parse(at) / 60_000)).toBe(says);
});
