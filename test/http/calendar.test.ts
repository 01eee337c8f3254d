import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { createTestApp, fetchPage } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';
import { only, parseHtml } from '../setup/html.ts';
import { byRole, linesOf } from '../setup/reading.ts';

/** Day, title, UID and description of each calendar entry. */
async function entriesOf(query: string, today = '2026-11-23') {
  const text = await fetchPage(`/calendar/alpha.ics?${query}`, { today });
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const { startDate, summary, uid, description } = new ICAL.Event(event);
    return { title: `${startDate} ${summary}`, uid, description };
  });
}

const entries = await entriesOf('start=2027-autumn');

it('lists remaining steps, and reminders before each last date', async () => {
  const usually =
    'Last date usually between December 2026 and February 2027: look it up today at each university.';
  const late = 'Last date for late applications';
  const reply = 'Last date usually early June 2027: look it up';
  expect(entries.map(({ title }) => title).toSorted()).toEqual([
    '2026-11-23 Alpha: Apply through the office (usually August 2026 to January 2027)',
    '2026-11-23 Alpha: Apply to the university (usually October 2026 to April 2027)',
    `2026-11-24 Alpha: Apply to the university. ${usually}`,
    `2026-11-30 Alpha: Apply to the university. ${usually}`,
    '2027-01-06 Alpha: Apply through the office. Last date 13 January 2027, 23:30 in India (the office): in 7 days.',
    '2027-01-12 Alpha: Apply through the office. Last date 13 January 2027, 23:30 in India (the office): tomorrow.',
    '2027-01-13 Alpha: Apply through the office. Last date 13 January 2027, 23:30 in India (the office): today.',
    `2027-03-09 Alpha: Apply through the office. ${late} 16 March 2027, 09:29 in India (the office): in 7 days.`,
    `2027-03-15 Alpha: Apply through the office. ${late} 16 March 2027, 09:29 in India (the office): tomorrow.`,
    `2027-03-16 Alpha: Apply through the office. ${late} 16 March 2027, 09:29 in India (the office): today.`,
    '2027-04-01 Alpha: Reply to the offer (usually April to July 2027)',
    '2027-05-01 Alpha: Apply for the visa (usually May to July 2027)',
    `2027-05-01 Alpha: Reply to the offer. ${reply} at the office.`,
    `2027-05-25 Alpha: Reply to the offer. ${reply} today at the office.`,
    `2027-05-31 Alpha: Reply to the offer. ${reply} today at the office.`,
    '2027-07-01 Alpha: ETA and travel to Alpha (usually July to September 2027)',
  ]);
});

it('shows what to do today in the title of a step whose last date has passed', async () => {
  const titles = (await entriesOf('start=2027-autumn', '2027-06-10')).map(({ title }) => title);
  const title =
    'The last date has probably passed for “Reply to the offer”. If you missed it, open your account today';
  expect(titles.join()).toContain(`2027-06-10 Alpha: ${title}`);
});

it('writes an all-day event with a reminder at 9:00', async () => {
  const text = await fetchPage('/calendar/alpha.ics?start=2027-autumn&level=bachelor');
  const [, , lastDate = ''] = text.split('BEGIN:VEVENT\r\n');
  expect(lastDate.replace(/^(X-|SUMMARY|DESCRIPTION).*\r\n( .*\r\n)*/gm, '')).toBe(
    [
      // Calendar programs replace the entry of an earlier file by UID and SEQUENCE, which grows daily.
      'UID:alpha-2027-autumn-apply-first-degree-1@www.fixture.example',
      'SEQUENCE:20780',
      'DTSTAMP:20261123T000000Z',
      'DTSTART;VALUE=DATE:20270113',
      'DTEND;VALUE=DATE:20270114',
      'TRANSP:TRANSPARENT',
      // RFC 5545, 3.6.1; Outlook is reported to reject a file with anything else after an alarm.
      'BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER;RELATED=START:PT9H\r\nEND:VALARM\r\nEND:VEVENT\r\n',
    ].join('\r\n'),
  );
});

it('describes entries with task, last date, official pages and the plan’s URL', () => {
  const page = 'https://www.fixture.example/site/study-destination/alpha?start=2027-autumn#plan';
  const [first, visa, travel] = ['apply-first-degree', 'visa', 'travel'].map((id) =>
    entries.find(({ uid }) => uid.includes(`autumn-${id}@`)),
  );
  expect(first?.description).toBe(
    `Text of the first way, ABC (A Better Certificate) or DEF (Another).\nLast date 13 January 2027, 23:30 in India (the office).\nOffice: https://office.example/others\nFor medicine the last date is 15 October of the year before.\nOffice: https://office.example/medicine\n\nThe plan for August 2027: ${page}`,
  );
  const task = 'With your parents.\nText of the visa step.\nThe visa needs the letter.\n';
  expect(visa?.description).toContain(task);
  expect(travel?.description).toContain('\nAlpha government: https://alpha.example/visa\n');
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
  'We have no plan for this level and Midyear 2028 (Jun–Jul). Some universities may offer it: ask them.';

it.each([
  ['?start=2026-autumn', 'Classes for August 2026 have begun.'],
  ['?start=2028-midyear&level=bachelor', noPlan],
  ['?start=0001-autumn', 'That intake is not in our list.'],
])('redirects the calendar for %s to the plan, which shows “%s”', async (query, reason) => {
  const path = `/site/study-destination/alpha${query}`;
  const { headers } = await ask.get(`/calendar/alpha.ics${query}`).expect(303);
  expect([headers['location'], headers['cache-control']]).toEqual([`${path}#plan`, 'no-store']);
  const main = only(parseHtml((await ask.get(path)).text), 'main');
  expect(linesOf(byRole(main, 'status', ''))).toContain(`${reason} Choose another intake.`);
  expect(linesOf(main).join('\n')).toContain(`${reason} The months for`);
  expect(byRole(main, 'link', 'Clear my choice').className).not.toContain('invisible');
});
