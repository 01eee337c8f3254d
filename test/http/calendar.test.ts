import { beforeEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { readEntries } from '../setup/calendar.ts';
import { expectErrorPage } from '../setup/error-page.ts';
import { headersOf, securityHeaders } from '../setup/headers.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';

vi.useFakeTimers({ toFake: ['Date'] });
beforeEach(() => void vi.setSystemTime(new Date('2026-11-22T06:30:00Z')));

const { ask } = await createTestApp();
/**
 * Its classes begin in August 2028. The fixture's steps begin 14 months before (choose), 12 (first degree), 10 (master),
 * 3 (visa) and 1 (travel); of its two deadlines one has a day, 15 October.
 */
const autumn = '/calendar/alpha.ics?intake=autumn&year=2028';

it.each([
  {
    name: 'the start that was chosen',
    path: autumn,
    days: ['2027-06-01', '2027-08-01', '2027-10-15', '2027-10-01', '2028-05-01', '2028-07-01'],
  },
  {
    name: 'a level, its own way to apply alone',
    path: `${autumn}&level=master`,
    days: ['2027-06-01', '2027-10-01', '2028-05-01', '2028-07-01'],
  },
  {
    name: 'no level yet, as the form without script sends it',
    path: `${autumn}&level=`,
    days: ['2027-06-01', '2027-08-01', '2027-10-15', '2027-10-01', '2028-05-01', '2028-07-01'],
  },
  {
    name: 'an intake that is offered only sometimes',
    path: '/calendar/alpha.ics?intake=midyear&year=2030',
    days: ['2029-03-01', '2029-09-01', '2030-02-01', '2030-04-01'],
  },
  {
    name: 'another destination, whose first step began in October: it is entered today',
    path: '/calendar/beta.ics?intake=july&year=2027',
    days: ['2026-11-22', '2027-07-01'],
  },
  {
    name: 'a start in January, without the steps that are over: the begun one is entered today',
    path: '/calendar/alpha.ics?intake=spring&year=2027',
    days: ['2026-11-22', '2026-12-01'],
  },
])('the calendar of $name has the days of its steps and deadlines', async ({ path, days }) => {
  const { status, text } = await ask.get(path);
  expect(status).toBe(200);
  expect(readEntries(text).map(({ startDate }) => startDate.toString())).toEqual(days);
});

it('the calendar is a download that nobody stores or indexes', async () => {
  const response = await ask.get(autumn).set('Accept-Encoding', 'br');
  expect(headersOf(response)).toEqual({
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="quill-ost-s-bureau-alpha-autumn-2028.ics"',
    'content-length': String(Buffer.byteLength(response.text)),
    'content-type': 'text/calendar; charset=utf-8',
    vary: 'Accept-Encoding',
    'x-robots-tag': 'noindex',
  });
});

it('HEAD has the headers of the calendar', async () => {
  const get = await ask.get(autumn).set('Accept-Encoding', 'identity');
  const head = await ask.head(autumn).set('Accept-Encoding', 'identity');
  expect([head.status, headersOf(head)]).toEqual([200, headersOf(get)]);
});

it('until its first step begins, a calendar is the same bytes on another day, from another instance, with more in the query', async () => {
  const before = await ask.get(autumn);
  vi.setSystemTime(new Date('2027-02-01T06:30:00Z'));
  const other = await createTestApp();
  const after = await other.ask.get(`${autumn}&utm_source=x`);
  expect(after.text).toBe(before.text);
});

it.each([
  { name: 'nothing', query: '' },
  { name: 'an intake alone', query: '?intake=autumn' },
  { name: 'a year alone', query: '?year=2027' },
  { name: 'an unknown intake', query: '?intake=winter&year=2027' },
  { name: 'an empty intake', query: '?intake=&year=2027' },
  { name: 'an intake of another destination', query: '?intake=july&year=2027' },
  { name: 'two intakes', query: '?intake=autumn&intake=spring&year=2027' },
  { name: 'two years', query: '?intake=autumn&year=2027&year=2028' },
  { name: 'a list', query: '?intake[]=autumn&year=2027' },
  { name: 'an object', query: '?intake[id]=autumn&year[]=2027' },
  { name: 'names that objects have', query: '?__proto__[intake]=autumn&constructor=x&year=2027' },
  { name: 'a year with a letter', query: '?intake=autumn&year=20x7' },
  { name: 'a year with a sign', query: '?intake=autumn&year=+2027' },
  { name: 'a fraction of a year', query: '?intake=autumn&year=2027.0' },
  { name: 'a year of two digits', query: '?intake=autumn&year=27' },
  { name: 'two levels', query: '?intake=autumn&year=2027&level=master&level=bachelor' },
  {
    name: 'an intake that the level does not have',
    query: '?intake=spring&year=2028&level=bachelor',
  },
  { name: 'an intake that has begun', query: '?intake=autumn&year=2026' },
  { name: 'last year', query: '?intake=autumn&year=2025' },
  { name: 'the eighth year', query: '?intake=autumn&year=2033' },
  { name: 'a control character', query: '?intake=autumn%00&year=2027' },
  { name: 'an escape that is cut off', query: '?intake=%E0%A4%A&year=2027' },
  { name: '10 KB', query: `?intake=${'x'.repeat(10_000)}&year=2027` },
])('a query with $name gets a page that says what is needed, which nobody keeps', async (row) => {
  const response = await ask.get(`/calendar/alpha.ics${row.query}`);
  expect(response.status).toBe(400);
  expectErrorPage(response.text, '400 Bad Request');
  expect(headersOf(response)).toEqual({
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(response.text)),
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  });
});

it('that page names the intakes of the destination, and leads to its plan alone', async () => {
  const { text } = await ask.get('/calendar/alpha.ics?intake=winter');
  const main = only(parseHtml(text), 'main');
  expect(textOf(main)).toContain('Autumn or Spring or Midyear');
  expect(textOf(only(main, 'a'))).toContain('the Alpha Republic');
  expect(only(main, 'a').getAttribute('href')).toBe('/site/study-destination/alpha#plan');
});

it.each([
  {
    name: 'last minute of 2026',
    now: '2026-12-31T18:29:00Z',
    years: [2027, 2028, 2029, 2030, 2031, 2032],
  },
  {
    name: 'first minute of 2027',
    now: '2026-12-31T18:31:00Z',
    years: [2027, 2028, 2029, 2030, 2031, 2032, 2033],
  },
])('in India’s $name autumn is offered for these years alone', async ({ now, years }) => {
  vi.setSystemTime(new Date(now));
  const offered: number[] = [];
  for (let year = 2024; year < 2036; year += 1) {
    const { status } = await ask.get(`/calendar/alpha.ics?intake=autumn&year=${year}`);
    if (status === 200) offered.push(year);
  }
  expect(offered).toEqual(years);
});
