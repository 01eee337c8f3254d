import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { createTestApp, fetchPage } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';
import { only, parseHtml } from '../setup/html.ts';
import { byRole, linesOf } from '../setup/reading.ts';

const fetchCalendar = (query: string, options = {}) =>
  fetchPage(`/calendar/alpha.ics?${query}`, options);

async function entriesOf(query: string, today = '2026-11-23') {
  const calendar = new ICAL.Component(ICAL.parse(await fetchCalendar(query, { today })));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}

/** Day and title of each calendar entry. */
async function titlesOf(query: string, today?: string): Promise<readonly string[]> {
  const entries = await entriesOf(query, today);
  return entries.map(({ startDate, summary }) => `${startDate} ${summary}`);
}

it('lists remaining steps, deadlines and typical closing months', async () => {
  expect(await titlesOf('start=2027-autumn&level=')).toEqual([
    '2026-11-23 Alpha: is this done? choose a course (usually June to September 2026)',
    '2026-11-23 Alpha: apply through the office (usually August 2026 to January 2027)',
    '2027-01-13 Alpha: last date for other courses, 23:30 in India (apply through the office)',
    '2027-01-14 Alpha: not applied yet? late applications until 15 March 2027: apply this week (apply through the office)',
    '2027-03-15 Alpha: not applied yet? last date for late applications, 23:30 in India (apply through the office)',
    '2027-03-16 Alpha: not applied, or no place? on the waiting list (apply through the office)',
    '2027-05-01 Alpha: not applied, or no place? on the waiting list (apply through the office)',
    '2026-11-23 Alpha: apply to the university (usually October 2026 to April 2027)',
    '2026-11-24 Alpha: many close from December: ask each university this week (apply to the university)',
    '2026-11-24 Alpha: is everything sent? many close from December 2026 to February 2027 (apply to the university)',
    '2026-12-25 Alpha: is everything sent? many close from December 2026 to February 2027 (apply to the university)',
    '2027-01-25 Alpha: is everything sent? many close from December 2026 to February 2027 (apply to the university)',
    '2027-03-01 Alpha: not applied yet? many have closed: ask this week (apply to the university)',
    '2027-05-01 Alpha: apply for the visa (usually May to July 2027)',
    '2027-07-01 Alpha: is this done? apply for the visa (usually May to July 2027)',
    '2027-07-01 Alpha: ETA and travel to Alpha (usually July to September 2027)',
    '2027-09-25 Alpha: flight',
  ]);
});

it.each([
  // Entries to look up an unpublished deadline end with its usual day.
  ['2028-01-15', '2028-autumn', '2028-01-15 Alpha: last date for other courses, usually'],
  // Within a late round.
  ['2027-01-14', '2027-autumn', '2027-01-14 Alpha: not applied yet? late applications until'],
  ['2027-06-10', '2027-autumn&level=bachelor', '2027-06-10 Alpha: are the earlier steps done?'],
])('lists on %s, for ?start=%s, the entry “%s”', async (today, start, title) => {
  expect((await titlesOf(`start=${start}`, today)).join()).toContain(title);
});

const entries = await entriesOf('start=2027-autumn');

it('gives entries UIDs that are unique across intakes', async () => {
  const uids = [...entries, ...(await entriesOf('start=2028-autumn'))].map(({ uid }) => uid);
  expect(uids.length).toBeGreaterThan(15);
  expect(new Set(uids).size).toBe(uids.length);
});

it('writes an all-day event with reminders at 9:00, a last date’s a week and a day before', async () => {
  const text = await fetchCalendar('start=2027-autumn&level=bachelor');
  const [, , step, lastDate = ''] = text.split('BEGIN:VEVENT\r\n');
  const alarm = (trigger: string) =>
    `BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER;RELATED=START:${trigger}\r\nEND:VALARM\r\n`;
  expect(lastDate.replace(/^(X-|SUMMARY|DESCRIPTION).*\r\n( .*\r\n)*/gm, '')).toBe(
    [
      // Calendar programs replace the entry of an earlier file by UID and SEQUENCE, which grows daily.
      'UID:alpha-2027-autumn-apply-first-degree-2@www.fixture.example',
      'SEQUENCE:20780',
      'DTSTAMP:20261123T000000Z',
      'DTSTART;VALUE=DATE:20270113',
      'DTEND;VALUE=DATE:20270114',
      'TRANSP:TRANSPARENT',
      // RFC 5545, 3.6.1; Outlook is reported to reject a file with anything else after an alarm.
      `${alarm('-P6DT15H')}${alarm('-PT15H')}END:VEVENT\r\n`,
    ].join('\r\n'),
  );
  expect(step).toContain('TRIGGER;RELATED=START:PT9H\r\n');
});

it('describes entries with task, deadlines, official pages and the plan’s URL', () => {
  const first = 'Text of the first way, ABC (A Better Certificate) or DEF (Another).\n';
  const texts = [
    'choose a course (usually June to September 2026)\nAlpha government: https://alpha.example/visa',
    `${first}Last date for medicine: 15 October 2026, 18:00 UK time (22:30 in India). That date has passed.\nOffice: https://office.example/medicine\nLast date for other courses`,
    `${first}Last date for other courses: 13 January 2027, 18:00 UK time (23:30 in India).\nOffice: https://office.example/others\n`,
    `${first}Some courses accept late applications.\nOffice: https://office.example/others\n`,
    `${first}Some courses accept late applications.\nOffice: https://office.example/others\n`,
    `${first}Since 15 March they wait.\nOffice: https://office.example/others\n`,
    `${first}Since 15 March they wait.`,
    'Text of the second way. What Autumn has. Many close from December 2026 to February 2027, some earlier, or when they are full.',
    ...Array<string>(4).fill('Text of the second way.'),
    // Without a text: the months in which many close have passed.
    'Alpha government',
    'With your parents.\nText of the visa step.\nThe visa needs the letter.\nVisa office: https://alpha.example/visa-step',
  ];
  const page = 'https://www.fixture.example/site/study-destination/alpha?start=2027-autumn#plan';
  for (const [index, text] of texts.entries()) {
    const { description = '' } = entries[index] ?? {};
    expect(description.slice(0, text.length)).toBe(text);
    expect(description.split('\n\n').at(-1)).toBe(`The plan for Autumn 2027: ${page}`);
  }
});

const { ask } = await createTestApp();

it('sends a calendar as a private, unindexed download named by intake and level', async () => {
  const response = await ask.get('/calendar/alpha.ics?start=2028-autumn&level=master');
  expect(headersOf(response)).toEqual({
    'cache-control': 'private, max-age=0, must-revalidate',
    'content-disposition': 'attachment; filename=alpha-2028-autumn-master.ics',
    'content-length': String(Buffer.byteLength(response.text)),
    'content-type': 'text/calendar; charset=utf-8',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    vary: 'Accept-Encoding',
    'x-robots-tag': 'noindex',
  });
});

const noPlan =
  'We have no plan for this level and Spring 2028. Some universities may offer it: ask them.';

it.each([
  ['?start=2026-autumn', 'The Autumn 2026 intake has begun.'],
  ['?start=2028-spring&level=bachelor', noPlan],
  ['?start=0001-autumn', 'That intake is not in our list.'],
])('redirects the calendar for %s to the plan, which shows “%s”', async (query, reason) => {
  const path = `/site/study-destination/alpha${query}`;
  const { headers } = await ask.get(`/calendar/alpha.ics${query}`).expect(303);
  expect([headers['location'], headers['cache-control']]).toEqual([`${path}#plan`, 'no-store']);
  const main = only(parseHtml((await ask.get(path)).text), 'main');
  expect(linesOf(byRole(main, 'status', ''))).toContain(`${reason} Choose another intake.`);
  expect(linesOf(main).join('\n')).toContain(`${reason} These are the months for`);
});

it('sends a calendar until all steps are over', async () => {
  await fetchCalendar('start=2027-midyear', { today: '2027-06-30' });
  const later = await createTestApp({}, { today: '2027-07-01' });
  await later.ask.get('/calendar/alpha.ics?start=2027-midyear').expect(303);
});
