import { expect, it } from 'vitest';
import { hoursText, type OfficeHours, openingText } from '../../shared/time/office-hours.ts';

const week: readonly OfficeHours[] = [
  { days: ['Monday', 'Friday'], opens: '10:00', closes: '13:00' },
  { days: ['Monday', 'Friday'], opens: '14:00', closes: '18:30' },
  { days: ['Saturday', 'Sunday'], opens: '10:00', closes: '12:00' },
];

const weekly: readonly OfficeHours[] = [{ days: ['Thursday'], opens: '10:00', closes: '13:00' }];

it('formats office hours in words', () => {
  expect([...week, ...weekly].map(hoursText)).toEqual([
    'Monday to Friday, 10 am to 1 pm',
    'Monday to Friday, 2 pm to 6:30 pm',
    'Saturday to Sunday, 10 am to 12 pm',
    'Thursday, 10 am to 1 pm',
  ]);
});

it.each([
  { at: '2026-11-23T09:59+05:30', text: 'Closed now: opens today at 10 am.' },
  { at: '2026-11-23T10:00+05:30', text: 'Open now, until 1 pm.' },
  { at: '2026-11-23T13:00+05:30', text: 'Closed now: opens today at 2 pm.' },
  { at: '2026-11-23T18:29+05:30', text: 'Open now, until 6:30 pm.' },
  { at: '2026-11-24T18:30+05:30', text: 'Closed now: opens on Wednesday at 10 am.' },
  // Saturday morning in India, Friday night in London.
  { at: '2026-11-27T23:00Z', text: 'Closed now: opens today at 10 am.' },
  { at: '2026-11-28T12:00+05:30', text: 'Closed now: opens on Sunday at 10 am.' },
  { at: '2026-11-29T12:00+05:30', text: 'Closed now: opens on Monday at 10 am.' },
  // The office has just closed, and opens once a week.
  { at: '2026-11-26T13:00+05:30', hours: weekly, text: 'Closed now: opens on Thursday at 10 am.' },
])('shows $text at $at', ({ at, hours = week, text }) => {
  expect(openingText(hours, Date.parse(at) / 60_000)).toBe(text);
});
