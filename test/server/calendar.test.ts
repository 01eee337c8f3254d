import ICAL from 'ical.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { writeCalendar } from '../../server/calendar-file.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { destinations, linksIn } from '../setup/pages.ts';
import { serveSite } from '../setup/site.ts';

vi.useFakeTimers({ toFake: ['Date'] });
beforeEach(() => void vi.setSystemTime(new Date('2026-11-22T06:30:00Z')));

const { ask } = await serveSite();
const september = '/calendar/uk.ics?intake=september&year=2027';

function entriesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}

it.each([
  [september, '2026-05 2026-09 2026-11 2027-05 2027-05 2027-06 2027-09'],
  // Without one of the ways to apply, and from one year to the next.
  ['/calendar/uk.ics?intake=january&year=2028', '2026-09 2027-06 2027-09 2027-09 2027-10 2028-01'],
  // The earlier month of the two in which teaching starts.
  [
    '/calendar/usa.ics?intake=fall&year=2028',
    '2027-02 2027-06 2027-08 2027-10 2028-02 2028-03 2028-03 2028-08',
  ],
])('%s has an entry of one day for each step, on the first of %s', async (target, months) => {
  const entries = entriesOf((await ask(target)).text);
  const days = entries.map(({ startDate }) => startDate.toString());
  expect(days).toEqual(months.split(' ').map((month) => `${month}-01`));
  for (const { startDate, endDate, duration, component } of entries) {
    expect([startDate.isDate, endDate.isDate, duration.toString()]).toEqual([true, true, 'P1D']);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    // One reminder, at nine on that day.
    const reminders = component.getAllSubcomponents('valarm').map(String);
    const [, trigger] = /TRIGGER(.*)/.exec(reminders.join()) ?? [];
    expect([reminders.length, trigger?.trim()]).toEqual([1, ';RELATED=START:PT9H']);
  }
  const ids = entries.map(({ uid }) => uid);
  expect(new Set(ids).size).toBe(entries.length);
  for (const id of ids) expect(id).toMatch(/^[a-z\d-]+@www\.par-avion\.example$/);
});

it('an entry says what to do, until when, the limit and the official page', () => {
  const { guide, summary, ...route } = destinations[1] as (typeof destinations)[number];
  const source = { text: 'The rule', href: 'https://gov.example/rule' };
  const limit = { text: 'Use the [CAS](Confirmation) once.', source };
  const step = { text: '', when: [3, 1] } as const;
  const plan = [
    { ...step, id: 'limited', title: 'Apply for the Student visa', limit },
    { ...step, id: 'free', title: 'UCAS: register' },
  ];
  const changed = { ...guide, process: { ...guide.process, plan } };
  const intake = { id: 'september', name: 'September', months: [9] } as const;
  const subject = { route, summary, guide: changed, publicOrigin: 'https://a.example' };
  const entries = entriesOf(writeCalendar(subject, { intake, year: 2027 }));
  const written = entries.map((entry) => `${entry.summary}\n${entry.description}`);
  const { text, href } = summary.facts.official;
  const page = 'https://a.example/site/study-destination/uk#plan';
  const end = `\n\nThe plan for September 2027: ${page}`;
  expect(written).toEqual([
    `Par Avion · UK: apply for the Student visa (from)\nUntil August 2027.\nUse the CAS (Confirmation) once.\nThe rule: https://gov.example/rule${end}`,
    `Par Avion · UK: UCAS: register (from)\nUntil August 2027.\n${text}: ${href}${end}`,
  ]);
});

it('is a download that nobody stores or indexes, with the same bytes for the same question', async () => {
  const { status, headers, text } = await ask(september);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="par-avion-uk-september-2027.ics"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
  vi.setSystemTime(new Date('2026-12-01T06:30:00Z'));
  const later = await (await serveSite()).ask(`${september}&utm_source=x`);
  expect(later.text).toBe(text);
});

it.each([
  ['half of it', 'intake=september year=2027 '],
  ['an unknown intake', 'intake=autumn&year=2027 intake=&year=2027'],
  ['two intakes', 'intake=september&intake=january&year=2027'],
  ['two years', 'intake=september&year=2027&year=2028'],
  ['no texts', 'intake[]=september&year=2027 intake[id]=september&year[]=2027'],
  ['names that objects have', '__proto__[intake]=september&constructor=x&year=2027'],
  ['no whole number', 'intake=september&year=20x7 intake=september&year=+2027'],
  ['a fraction', 'intake=september&year=2027.0'],
  ['another year', 'intake=september&year=2025 intake=september&year=2033'],
  ['broken text', 'intake=september%00&year=2027 intake=%E0%A4%A&year=2027'],
  ['10 KB', `intake=${'x'.repeat(10_000)}&year=2027`],
])('a query with %s gets a page that says what would be right', async (_what, queries) => {
  for (const query of queries.split(' ')) {
    const { status, headers, text } = await ask(`/calendar/uk.ics${query && `?${query}`}`);
    expect([status, headers['cache-control']], query).toEqual([400, 'no-store']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const main = only(parseHtml(text), 'main');
    expect(textOf(main)).toMatch(
      /400 Bad Request.*intake \(September or January\).*for example September 2027\./,
    );
    const plan = '/site/study-destination/uk#plan';
    expect(linksIn(main)).toEqual([['Choose both in the plan for the UK', plan]]);
  }
});

it.each([
  // In India a new year has begun.
  ['2026-12-31T18:29:00Z', [200, 200, 400]],
  ['2026-12-31T18:31:00Z', [400, 200, 200]],
])('the seven years offered at %s are India’s', async (now, statuses) => {
  vi.setSystemTime(new Date(now));
  const asked = [2026, 2032, 2033].map((year) =>
    ask(`/calendar/uk.ics?intake=september&year=${year}`),
  );
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(statuses);
});
