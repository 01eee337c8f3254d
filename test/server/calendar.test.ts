import ICAL from 'ical.js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { writeCalendar } from '../../server/calendar-file.ts';
import { destinations, type TestDestination } from '../setup/destinations.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { linksIn } from '../setup/pages.ts';
import { serveSite } from '../setup/site.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:30:00Z') });
afterAll(() => vi.useRealTimers());

const { ask } = await serveSite();
const uk = destinations.find(({ id }) => id === 'uk') as TestDestination;
const september = '/calendar/uk.ics?intake=september&year=2027';

function entriesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}

describe('the calendar file', () => {
  it.each([
    [
      september,
      [
        '2026-05-01',
        '2026-09-01',
        '2026-11-01',
        '2027-05-01',
        '2027-05-01',
        '2027-06-01',
        '2027-08-01',
      ],
    ],
    // One way of applying less, and from one year to the next.
    [
      '/calendar/uk.ics?intake=january&year=2028',
      ['2026-09-01', '2027-06-01', '2027-09-01', '2027-09-01', '2027-10-01', '2027-12-01'],
    ],
    // The earlier month of the two in which teaching starts.
    [
      '/calendar/usa.ics?intake=fall&year=2028',
      [
        '2027-02-01',
        '2027-06-01',
        '2027-08-01',
        '2027-10-01',
        '2028-02-01',
        '2028-03-01',
        '2028-03-01',
        '2028-07-01',
      ],
    ],
  ])('%s has an entry of one day for each step, on its first', async (target, days) => {
    const entries = entriesOf((await ask(target)).text);
    expect(entries.map(({ startDate }) => startDate.toString())).toEqual(days);
    for (const { startDate, endDate, duration, component } of entries) {
      expect([startDate.isDate, endDate.isDate, duration.toString()]).toEqual([true, true, 'P1D']);
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
      const [reminder, ...others] = component.getAllSubcomponents('valarm');
      expect(others).toEqual([]);
      expect(reminder?.getFirstPropertyValue('action')).toBe('DISPLAY');
      const trigger = reminder?.getFirstProperty('trigger');
      expect([trigger?.getParameter('related'), trigger?.getFirstValue()?.toString()]).toEqual([
        'START',
        'PT9H',
      ]);
    }
    const ids = entries.map(({ uid }) => uid);
    expect(new Set(ids).size).toBe(entries.length);
    for (const id of ids) expect(id).toMatch(/^[a-z\d-]+@www\.par-avion\.example$/);
  });

  it('says in an entry what to do, until when, the limit and the official page', async () => {
    const { guide, summary, ...route } = uk;
    const step = { title: 'Apply for the Student visa', text: '', when: [3, 1] } as const;
    const source = { text: 'The rule', href: 'https://gov.example/rule' };
    const limit = { text: 'Use the [CAS](Confirmation) once.', source };
    const plan = [
      { ...step, id: 'limited', limit },
      { ...step, id: 'free', title: 'UCAS: register' },
    ];
    const changed = { ...guide, process: { ...guide.process, plan } };
    const intake = { id: 'september', name: 'September', months: [9] } as const;
    const publicOrigin = 'https://www.par-avion.example';
    const text = writeCalendar(
      { route, summary, guide: changed, publicOrigin },
      { intake, year: 2027 },
    );
    const page = `${publicOrigin}${route.path}#plan`;
    const { text: name, href } = summary.facts.official;
    expect(
      entriesOf(text).map((entry) => [entry.summary, ...entry.description.split('\n')]),
    ).toEqual([
      [
        'Par Avion · UK: apply for the Student visa (from)',
        'Until August 2027.',
        'Use the CAS (Confirmation) once.',
        'The rule: https://gov.example/rule',
        '',
        `The plan for September 2027: ${page}`,
      ],
      [
        'Par Avion · UK: UCAS: register (from)',
        'Until August 2027.',
        `${name}: ${href}`,
        '',
        `The plan for September 2027: ${page}`,
      ],
    ]);
  });

  it('is a download that nobody stores or indexes, with the same bytes for the same question', async () => {
    const reply = await ask(september);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="par-avion-uk-september-2027.ics"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const head = await ask(september, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(reply.body.length));
    const [lines, end] = [reply.text.split('\r\n'), reply.text.slice(-15)];
    expect(end).toBe('END:VCALENDAR\r\n');
    expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
    vi.setSystemTime(new Date('2026-12-01T06:30:00Z'));
    const later = await (await serveSite()).ask(`${september}&utm_source=x`);
    vi.setSystemTime(new Date('2026-11-22T06:30:00Z'));
    expect(later.text).toBe(reply.text);
  });
});

describe('a question that no calendar answers', () => {
  it.each([
    '',
    '?intake=september',
    '?year=2027',
    '?intake=autumn&year=2027',
    '?intake=september&intake=january&year=2027',
    '?intake=september&year=2027&year=2028',
    '?intake[]=september&year=2027',
    '?intake[id]=september&year[]=2027',
    '?__proto__[intake]=september&constructor=x&year=2027',
    '?intake=september&year=20x7',
    '?intake=september&year=+2027',
    '?intake=september&year=2027.0',
    '?intake=september&year=2025',
    '?intake=september&year=2033',
    '?intake=september%00&year=2027',
    '?intake=%E0%A4%A&year=2027',
    `?intake=${'x'.repeat(10_000)}&year=2027`,
  ])(
    '%.60s gets a page that says what would be right and leads back to the plan',
    async (query) => {
      const reply = await ask(`/calendar/uk.ics${query}`);
      expect(reply.status).toBe(400);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      const main = only(parseHtml(reply.text), 'main');
      expect(textOf(main)).toMatch(/400 Bad Request.*September or January.*year in four digits/);
      expect(linksIn(main)).toEqual([['Choose both in the plan for the UK', `${uk.path}#plan`]]);
    },
  );

  it.each([
    // In India a new year has begun.
    ['2026-12-31T18:29:00Z', [200, 400]],
    ['2026-12-31T18:31:00Z', [400, 200]],
  ])('the years offered at %s are India’s', async (now, statuses) => {
    vi.setSystemTime(new Date(now));
    const asked = [2026, 2033].map((year) => ask(`/calendar/uk.ics?intake=september&year=${year}`));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(statuses);
    vi.setSystemTime(new Date('2026-11-22T06:30:00Z'));
  });

  it.each([
    ['GET', '/calendar/france.ics?intake=september&year=2027', 404],
    ['GET', '/calendar/uk?intake=september&year=2027', 404],
    ['GET', '/Calendar/UK.ics?intake=september&year=2027', 308],
    ['POST', september, 405],
  ])('%s %s is answered with %d', async (method, target, status) => {
    expect((await ask(target, { method })).status).toBe(status);
  });
});
