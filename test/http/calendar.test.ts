import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';

const { ask } = await createTestApp();

/** Calendar entries of a choice on a day. */
async function entriesOf(query: string, today?: string) {
  const site = today ? await createTestApp({ today }) : { ask };
  const { text } = await site.ask.get(`/calendar/alpha.ics?${query}`);
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}

/** Day and title of each calendar entry. */
async function titlesOf(query: string, today?: string): Promise<readonly string[]> {
  const entries = await entriesOf(query, today);
  return entries.map(({ startDate, summary }) => `${startDate} ${summary}`);
}

it('lists remaining steps, deadlines and typical closing months in a calendar file', async () => {
  expect(await titlesOf('start=2027-autumn&level=')).toEqual([
    '2026-11-23 Alpha: is this done? choose a course (usually June to September 2026)',
    '2026-11-23 Alpha: apply through the office (usually August 2026 to January 2027)',
    '2027-01-13 Alpha: last date for other courses, 23:30 in India (apply through the office)',
    '2026-11-23 Alpha: apply to the university (usually October 2026 to April 2027)',
    '2026-12-01 Alpha: look up each university’s last date, many close December 2026 to February 2027 (apply to the university)',
    '2027-02-01 Alpha: many close in February 2027 (apply to the university)',
    '2027-05-01 Alpha: apply for the visa (usually May to July 2027)',
    '2027-06-01 Alpha: letters of the year end',
    '2027-07-01 Alpha: ETA and travel to Alpha (usually July to September 2027)',
  ]);
});

it('lists only a level’s options, and reminders to look up unpublished deadlines', async () => {
  expect(await titlesOf('start=2028-autumn&level=bachelor')).toEqual([
    '2027-06-01 Alpha: choose a course (usually June to September 2027)',
    '2027-08-01 Alpha: apply through the office (usually August 2027 to January 2028)',
    '2027-10-14 Alpha: last date for medicine, 22:30 in India (apply through the office)',
    '2027-12-01 Alpha: look up the date at the office (last date for other courses, usually mid-January 2028)',
    '2028-01-08 Alpha: look up the date at the office (last date for other courses, usually mid-January 2028)',
    '2028-05-01 Alpha: apply for the visa (usually May to July 2028)',
    '2028-06-01 Alpha: letters of the year end',
    '2028-07-01 Alpha: ETA and travel to Alpha (usually July to September 2028)',
  ]);
});

it('sums up past steps in one entry if only travel remains', async () => {
  expect(await titlesOf('start=2027-autumn', '2027-08-31')).toEqual([
    '2027-08-31 Alpha: earlier steps: are these done?',
    '2027-08-31 Alpha: ETA and travel to Alpha (usually July to September 2027)',
  ]);
});

it.each([
  // An unpublished deadline is looked up until its usual day has passed.
  { today: '2028-01-15', start: '2028-autumn', says: '2028-01-15 Alpha: look up the date at' },
  { today: '2026-11-23', start: '2029-autumn', says: 'for medicine, usually mid-October 2028' },
  // After a deadline, the one for late applications replaces it.
  {
    today: '2027-01-14',
    start: '2027-autumn',
    says: '2027-03-15 Alpha: last date for late applications',
  },
  // The first day of the last month in which many close.
  { today: '2028-02-01', start: '2028-autumn', says: '2028-02-01 Alpha: many close in February' },
  {
    today: '2027-02-01',
    start: '2027-autumn&level=bachelor',
    says: 'earlier steps: are these done?',
  },
  { today: '2026-11-23', start: '2028-spring', says: '2027-12-01 Alpha: flight' },
])('writes on $today for $start: $says', async ({ today, start, says }) => {
  expect((await titlesOf(`start=${start}`, today)).join()).toContain(says);
});

it('gives all-day entries stable UIDs, unique across intakes', async () => {
  const entries = [
    ...(await entriesOf('start=2027-autumn')),
    ...(await entriesOf('start=2028-autumn')),
  ];
  expect(entries.length).toBeGreaterThan(15);
  expect(entries.filter(({ duration }) => duration.toSeconds() !== 24 * 60 * 60)).toEqual([]);
  expect(entries.filter(({ component }) => !component.hasProperty('dtend'))).toEqual([]);
  const uids = entries.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(entries.length);
  // Calendar programs identify the entries of a file from an earlier release by these UIDs.
  expect(uids.slice(0, 3).join()).toMatch(/^alpha-2027-autumn-over@www\..+-first-degree-2@www\./);
});

it.each([
  { today: '2026-11-23', last: 'a deadline' },
  { today: '2027-01-14', last: 'the last date for late applications' },
])('reminds at nine in the morning of $last, a week and a day before', async ({ today }) => {
  const entries = await entriesOf('start=2027-autumn&level=bachelor', today);
  const read = entries.map(({ component }) => ({
    alarms: component.getAllSubcomponents('valarm').map((alarm) => {
      const trigger = alarm.getFirstProperty('trigger');
      return `${trigger?.getFirstParameter('related')} ${trigger?.getFirstValue()}`;
    }),
    shownAs: component.getFirstPropertyValue('transp'),
  }));
  const step = { alarms: ['START PT9H'], shownAs: 'TRANSPARENT' };
  const lastDay = { ...step, alarms: ['START -P6DT15H', 'START -PT15H'] };
  expect(read).toEqual([step, step, lastDay, step, lastDay, step]);
});

// RFC 5545, 3.6.1; Outlook is reported to reject a file with anything else after an alarm.
it('writes the alarms of an entry after all its properties', async () => {
  const { text } = await ask.get('/calendar/alpha.ics?start=2027-autumn');
  const entries = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1);
  expect(entries.length).toBeGreaterThan(5);
  for (const entry of entries) {
    expect(entry).toMatch(
      /^(?!.*BEGIN:VALARM.*END:VALARM\r\n(?!BEGIN:VALARM|END:VEVENT)).*BEGIN:VALARM/s,
    );
  }
});

it('updates entries of an earlier file by UID and SEQUENCE', async () => {
  const versionsOn = async (today: string) =>
    (await entriesOf('start=2028-autumn', today)).map(({ uid, component }) => ({
      uid,
      sequence: Number(component.getFirstPropertyValue('sequence')),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
    }));
  const earlier = await versionsOn('2026-11-23');
  expect(earlier[0]?.stamp).toBe('2026-11-23T00:00:00Z');
  const stamp = '2026-11-24T00:00:00Z';
  expect(await versionsOn('2026-11-24')).toEqual(
    earlier.map(({ uid, sequence }) => ({ uid, sequence: sequence + 1, stamp })),
  );
});

it('describes each entry with its task, deadlines and the plan’s URL', async () => {
  const page = 'https://www.fixture.example/site/study-destination/alpha?start=2027-autumn#plan';
  const official = 'Alpha government: https://alpha.example/visa';
  const others =
    'Last date for other courses: 13 January 2027, 18:00 UK time (23:30 in India).\nOffice: https://office.example/others';
  const secondWay = `Text of the second way. What Autumn has. For Autumn 2027, many close December 2026 to February 2027. Many courses close when they are full.\n${official}`;
  const letter = 'The visa needs the letter.\nVisa office: https://alpha.example/visa-step';
  const entries = await entriesOf('start=2027-autumn');
  expect(entries.map(({ description }) => description)).toEqual(
    [
      `choose a course (usually June to September 2026)\n${official}`,
      `Text of the first way, ABC (A Better Certificate) or DEF (Another).\nLast date for medicine: 15 October 2026, 18:00 UK time (22:30 in India). That date has passed.\nOffice: https://office.example/medicine\n${others}`,
      others,
      ...[secondWay, secondWay, secondWay],
      `With your parents.\nText of the visa step.\n${letter}`,
      letter,
      'Text of the last step.\nBy a day.',
    ].map((text) => `${text}\n\nThe plan for Autumn 2027: ${page}`),
  );
});

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

it.each([
  { query: '?start=2026-autumn', says: 'The Autumn 2026 intake has begun.' },
  {
    query: '?start=2028-spring&level=bachelor',
    says: 'We have no plan for this level and Spring 2028. Some universities may offer it: ask them.',
  },
  { query: '?start=0001-autumn', says: 'That intake is not in our list.' },
])('redirects the calendar of $query to the plan, which says: $says', async (row) => {
  const { status, headers } = await ask.get(`/calendar/alpha.ics${row.query}`);
  expect([status, headers['cache-control']]).toEqual([303, 'no-store']);
  const { pathname, search, hash } = new URL(headers['location'] ?? '', 'https://a.example');
  expect([pathname, search, hash]).toEqual(['/site/study-destination/alpha', row.query, '#plan']);
  const page = parseHtml((await ask.get(pathname + search).expect(200)).text);
  expect(textOf(only(page, '#plan + div > p:first-child'))).toContain(row.says);
  expect(textOf(only(page, 'form [role="status"]'))).toContain(`${row.says} Choose another`);
});

it.each([
  { today: '2027-06-30', status: 200 },
  { today: '2027-07-01', status: 303 },
])('sends no calendar after all steps are over: $today', async ({ today, status }) => {
  const site = await createTestApp({ today });
  await site.ask.get('/calendar/alpha.ics?start=2027-midyear').expect(status);
});
