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
    '2027-03-15 Alpha: not applied yet? last date for late applications, 23:30 in India (apply through the office)',
    '2027-03-16 Alpha: not applied, or no place? on the waiting list (apply through the office)',
    '2027-05-01 Alpha: not applied, or no place? on the waiting list (apply through the office)',
    '2026-11-23 Alpha: apply to the university (usually October 2026 to April 2027)',
    '2026-11-24 Alpha: many close from December: ask each university this week (apply to the university)',
    '2026-11-24 Alpha: is everything sent? many close from December 2026 to February 2027 (apply to the university)',
    '2026-12-25 Alpha: is everything sent? many close from December 2026 to February 2027 (apply to the university)',
    '2027-01-25 Alpha: is everything sent? many close from December 2026 to February 2027 (apply to the university)',
    '2027-05-01 Alpha: apply for the visa (usually May to July 2027)',
    '2027-07-01 Alpha: is this done? apply for the visa (usually May to July 2027)',
    '2027-07-01 Alpha: ETA and travel to Alpha (usually July to September 2027)',
    '2027-09-25 Alpha: flight',
    '2027-09-30 Alpha: flight',
  ]);
});

it('lists only a level’s options, with a day to look up each unpublished deadline', async () => {
  expect((await titlesOf('start=2028-autumn&level=bachelor')).slice(1, -8)).toEqual([
    '2027-08-01 Alpha: apply through the office (usually August 2027 to January 2028)',
    '2027-10-14 Alpha: last date for medicine, 22:30 in India (apply through the office)',
    '2027-12-01 Alpha: last date for other courses, usually mid-January 2028: look it up at the office',
    '2028-01-08 Alpha: last date for other courses, usually mid-January 2028: look it up at the office',
    '2028-01-14 Alpha: last date for other courses, usually mid-January 2028: look it up at the office',
  ]);
});

it('combines past steps in one entry if only travel remains', async () => {
  expect(await titlesOf('start=2027-autumn', '2027-08-31')).toEqual([
    '2027-08-31 Alpha: earlier steps: are these done?',
    '2027-08-31 Alpha: ETA and travel to Alpha (usually July to September 2027)',
    '2027-09-25 Alpha: flight',
    '2027-09-30 Alpha: flight',
  ]);
});

const unpublished = '2028-01-15 Alpha: last date for other courses, usually';
const lateDay = '2027-03-15 Alpha: not applied yet? last date for late applications';

it.each([
  // Entries to look up an unpublished deadline end with its usual day.
  ['2028-01-15', '2028-autumn', unpublished],
  ['2026-11-23', '2029-autumn', 'for medicine, usually mid-October 2028'],
  // After a deadline, the entry for late applications replaces its entry.
  ['2027-01-14', '2027-autumn', lateDay],
  ['2027-01-14', '2027-autumn', '2027-01-14 Alpha: late applications until 15 March 2027: apply'],
  ['2027-05-31', '2027-autumn', '2027-05-31 Alpha: on the waiting list (apply through the office)'],
  // A month and a week before many close, and a week before the last month in which they do.
  ['2026-11-23', '2028-autumn', '2027-11-01 Alpha: look up each university’s last date'],
  ['2028-01-25', '2028-autumn', '2028-01-25 Alpha: is everything sent? many close from'],
  ['2027-06-10', '2027-autumn&level=bachelor', 'earlier steps: are these done?'],
  ['2026-11-23', '2028-spring', '2027-10-01 Alpha: letters of the year end'],
])('lists on %s, for ?start=%s, the entry “%s”', async (today, start, title) => {
  expect((await titlesOf(`start=${start}`, today)).join()).toContain(title);
});

const entries = await entriesOf('start=2027-autumn');

it('gives entries stable UIDs, unique across intakes', async () => {
  const uids = [...entries, ...(await entriesOf('start=2028-autumn'))].map(({ uid }) => uid);
  expect(uids.length).toBeGreaterThan(15);
  expect(new Set(uids).size).toBe(uids.length);
  // Calendar programs identify the entries of a file from an earlier release by these UIDs.
  expect(uids.slice(0, 3).join()).toMatch(/^alpha-2027-autumn-over@www\..+-first-degree-2@www\./);
});

it('makes each entry an all-day event that has an end and blocks no time', () => {
  for (const { component, duration, startDate } of entries) {
    expect([startDate.isDate, component.hasProperty('dtend')]).toEqual([true, true]);
    expect(duration.toSeconds()).toBe(24 * 60 * 60);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  }
});

/** The lines of each entry, unfolded. */
async function writtenEntries(query: string): Promise<readonly string[]> {
  const text = await fetchCalendar(query);
  return text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1);
}

// The last dates are those of the deadline and of late applications.
it('reminds at 9:00 one week and one day before a last date', async () => {
  const entries = await writtenEntries('start=2027-autumn&level=bachelor');
  const alarms = entries.map((entry) => entry.match(/(?<=TRIGGER;RELATED=START:)\S+/g)?.join(' '));
  const [step, lastDay] = ['PT9H', '-P6DT15H -PT15H'];
  expect(alarms).toEqual([step, step, lastDay, lastDay, ...Array<string>(7).fill(step)]);
});

// RFC 5545, 3.6.1; Outlook is reported to reject a file with anything else after an alarm.
it('writes the alarms of an entry after all its properties', async () => {
  for (const entry of await writtenEntries('start=2027-autumn')) {
    expect(entry).toMatch(
      /TRANSP(?:.+\r\n)+(?:BEGIN:VALARM\r\n(?:.+\r\n){3}END:VALARM\r\n)+END:VEVENT/,
    );
  }
});

it('updates entries of an earlier file by UID and SEQUENCE', async () => {
  const versionsOn = async (today: string) =>
    (await entriesOf('start=2028-autumn', today)).map(({ uid, component }) => {
      const sequence = Number(component.getFirstPropertyValue('sequence'));
      return [uid, sequence, String(component.getFirstPropertyValue('dtstamp'))] as const;
    });
  const earlier = await versionsOn('2026-11-23');
  expect(earlier[0]?.[2]).toBe('2026-11-23T00:00:00Z');
  expect(await versionsOn('2026-11-24')).toEqual(
    earlier.map(([uid, sequence]) => [uid, sequence + 1, '2026-11-24T00:00:00Z']),
  );
});

it('describes entries with task, deadlines, official pages and the plan’s URL', () => {
  const first = 'Text of the first way, ABC (A Better Certificate) or DEF (Another).\n';
  const texts = [
    'choose a course (usually June to September 2026)\nAlpha government: https://alpha.example/visa',
    `${first}Last date for medicine: 15 October 2026, 18:00 UK time (22:30 in India). That date has passed.\nOffice: https://office.example/medicine\nLast date for other courses`,
    `${first}Last date for other courses: 13 January 2027, 18:00 UK time (23:30 in India).\nOffice: https://office.example/others\n`,
    `${first}Some courses accept late applications.\nOffice: https://office.example/others\n`,
    `${first}Since 15 March they wait.\nOffice: https://office.example/others\n`,
    `${first}Since 15 March they wait.`,
    'Text of the second way. What Autumn has. Many close from December 2026 to February 2027. Many courses close when they are full.',
    ...Array<string>(4).fill('Text of the second way.'),
    'With your parents.\nText of the visa step.\nThe visa needs the letter.\nVisa office: https://alpha.example/visa-step',
    'With your parents.\nText of the visa step.\nThe visa needs the letter.',
    'Text of the last step.\nBy a day.',
    'Text of the last step.\nBy a day.',
    'Text of the last step.\nBy a day.',
  ];
  const page = 'https://www.fixture.example/site/study-destination/alpha?start=2027-autumn#plan';
  for (const [index, { description }] of entries.entries()) {
    expect(description.slice(0, texts[index]?.length)).toBe(texts[index]);
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
