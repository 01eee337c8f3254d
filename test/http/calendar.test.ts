import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { readEntries } from '../setup/calendar.ts';
import { headersOf } from '../setup/headers.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';

const { ask } = await createTestApp();
const below = '/site/study-destination';

/** The entries of a calendar on a day, each as its day and its title. */
async function entriesOf(query: string, today?: string): Promise<readonly string[]> {
  const site = today ? await createTestApp({ today }) : { ask };
  const { text } = await site.ask.get(`/calendar/alpha.ics?${query}`);
  return readEntries(text).map(({ startDate, summary }) => `${startDate} ${summary}`);
}

describe('a calendar file', () => {
  it('has an entry for each step that is not over, each last day, and the months in which many close; of what is over, one', async () => {
    expect(await entriesOf('start=2027-autumn&level=')).toEqual([
      '2026-11-23 Alpha: not done yet? Ask today: choose a course (usually June to September 2026)',
      '2026-11-23 Alpha: apply through the office (usually August 2026 to January 2027)',
      '2027-01-13 Alpha: last day for other courses, 23:30 in India (apply through the office)',
      '2026-11-23 Alpha: apply to the university (usually October 2026 to April 2027)',
      '2026-12-01 Alpha: look up each university’s last day, many close December 2026 to February 2027 (apply to the university)',
      '2027-02-15 Alpha: many close by the end of February 2027 (apply to the university)',
      '2027-05-01 Alpha: apply for the visa (usually May to July 2027)',
      '2027-06-30 Alpha: last day of the letters of 2027',
      '2027-07-01 Alpha: travel to Alpha (usually July to September 2027)',
    ]);
  });

  it('has of a level its own ways alone, and in the month before a last day that is not published a reminder to look it up', async () => {
    expect(await entriesOf('start=2028-autumn&level=bachelor')).toEqual([
      '2027-06-01 Alpha: choose a course (usually June to September 2027)',
      '2027-08-01 Alpha: apply through the office (usually August 2027 to January 2028)',
      '2027-10-14 Alpha: last day for medicine, 22:30 in India (apply through the office)',
      '2027-12-01 Alpha: look up the day at the office (last day for other courses, usually in January 2028)',
      '2028-05-01 Alpha: apply for the visa (usually May to July 2028)',
      '2028-07-01 Alpha: travel to Alpha (usually July to September 2028)',
    ]);
  });

  const choose = 'not done yet? Ask today: choose a course (usually June to September';
  const apply = 'apply through the office (usually August';
  type Beginning = { day: string; query: string; says: readonly string[]; late?: string };
  it.each<Beginning>([
    {
      ...{ day: '2027-08-31', query: 'start=2027-autumn' },
      says: ['not done yet? Ask today: 4 steps whose usual months are over', 'travel to Alpha (us'],
    },
    // A step, and the reminder to look up its last day, are kept to the end of their month.
    {
      ...{ day: '2028-01-31', query: 'start=2028-autumn&level=bachelor' },
      says: [`${choose} 2027)`, `${apply} 2027 to`, 'look up the day at the office (last day'],
    },
    // A last day stays until it is over; then that of late forms takes its place.
    {
      ...{ day: '2027-01-13', query: 'start=2027-autumn&level=bachelor' },
      says: [`${choose} 2026)`, `${apply} 2026 to`, 'last day for other courses, 23:30 in India'],
    },
    {
      ...{ day: '2027-01-14', query: 'start=2027-autumn&level=bachelor', late: '2027-03-15' },
      says: [`${choose} 2026)`, `${apply} 2026 to`, 'last day of late forms, 21:30 in India'],
    },
  ])('begins on $day for $query with what is left', async ({ day, query, says, late = day }) => {
    const entries = (await entriesOf(query, day)).slice(0, says.length);
    const days = [day, day, late];
    expect(entries).toEqual(
      says.map((text, index) => expect.stringContaining(`${days[index]} Alpha: ${text}`)),
    );
  });

  it('has entries of a whole day each, none with the name of another start’s', async () => {
    const texts = ['start=2027-autumn', 'start=2028-autumn'].map(
      async (query) => (await ask.get(`/calendar/alpha.ics?${query}`)).text,
    );
    const entries = (await Promise.all(texts)).flatMap(readEntries);
    expect(entries.length).toBeGreaterThan(8);
    expect(entries.filter(({ duration }) => duration.toSeconds() !== 24 * 60 * 60)).toEqual([]);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  });

  it('reminds at nine in the morning, of a last day one week and one day before, and leaves the day free', async () => {
    const { text } = await ask.get('/calendar/alpha.ics?start=2027-autumn&level=bachelor');
    const entries = readEntries(text).map(({ component }) => ({
      alarms: component.getAllSubcomponents('valarm').map((alarm) => {
        const trigger = alarm.getFirstProperty('trigger');
        return `${trigger?.getFirstParameter('related')} ${trigger?.getFirstValue()}`;
      }),
      shownAs: component.getFirstPropertyValue('transp'),
      page: component.getFirstPropertyValue('url'),
    }));
    const page =
      'https://www.fixture.example/site/study-destination/alpha?level=bachelor&start=2027-autumn#plan';
    const step = { alarms: ['START PT9H'], shownAs: 'TRANSPARENT', page };
    const lastDay = { ...step, alarms: ['START -P6DT15H', 'START -PT15H'] };
    expect(entries).toEqual([step, step, lastDay, step, lastDay, step]);
  });

  it('replaces an earlier file: entries keep their names, and a later day is a later version', async () => {
    const versionsOn = async (today: string) => {
      const site = await createTestApp({ today });
      const { text } = await site.ask.get('/calendar/alpha.ics?start=2028-autumn');
      return readEntries(text).map(({ uid, component }) => ({
        uid,
        sequence: Number(component.getFirstPropertyValue('sequence')),
        stamp: String(component.getFirstPropertyValue('dtstamp')),
      }));
    };
    const earlier = await versionsOn('2026-11-23');
    expect(earlier[0]?.stamp).toBe('2026-11-23T00:00:00Z');
    expect(await versionsOn('2026-11-24')).toEqual(
      earlier.map(({ uid, sequence }) => {
        return { uid, sequence: sequence + 1, stamp: '2026-11-24T00:00:00Z' };
      }),
    );
  });

  it('says of a step what to do, its limits with their pages, and where the plan is', async () => {
    const { text } = await ask.get('/calendar/alpha.ics?start=2027-autumn&level=master');
    const [over, apply, , , visa] = readEntries(text);
    const page =
      'https://www.fixture.example/site/study-destination/alpha?level=master&start=2027-autumn#plan';
    expect(over?.description).toContain('choose a course (usually June to September 2026)');
    expect(apply?.description).toBe(
      `Text of the second way. What Autumn has. For Autumn 2027, many close December 2026 to February 2027. Many courses close when they are full.\nAlpha government: https://alpha.example/visa\n\nThe plan for Autumn 2027: ${page}`,
    );
    expect(visa?.description).toContain(
      'With your parents.\nText of the visa step.\nThe visa needs the letter.\nVisa office: https://alpha.example/visa-step',
    );
  });

  it('is a download that no shared cache keeps and nobody indexes, named by start and level', async () => {
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
    const tag = response.headers['etag'] ?? '';
    const again = ask.get('/calendar/alpha.ics?level=master&start=2028-autumn');
    expect((await again.set('If-None-Match', tag)).status).toBe(304);
  });
});

it.each([
  { query: '', says: 'These are the months of any year.' },
  { query: '?level=&start=&utm_source=x', says: 'These are the months of any year.' },
  { query: '?start=2026-autumn', says: 'The Autumn 2026 intake has begun.' },
  {
    query: '?start=2028-spring&level=bachelor',
    says: 'We have no plan for this level and Spring 2028. Some universities may offer it: ask them.',
  },
  { query: '?start=2031-autumn', says: 'That start is not in our list.' },
  { query: '?start=2028-july', says: 'That start is not in our list.' },
  { query: '?start[id]=2028-autumn', says: 'These are the months of any year.' },
])('who asks for the calendar of $query is led to the plan, which says: $says', async (row) => {
  const { status, headers } = await ask.get(`/calendar/alpha.ics${row.query}`);
  expect([status, headers['cache-control']]).toEqual([303, 'no-store']);
  const { pathname, search, hash } = new URL(headers['location'] ?? '', 'https://a.example');
  expect([pathname, search, hash]).toEqual([`${below}/alpha`, row.query, '#plan']);
  const page = parseHtml((await ask.get(pathname + search).expect(200)).text);
  expect(textOf(only(page, '#plan + div > p:first-child'))).toContain(row.says);
  const onTicket = row.says.startsWith('These') ? 'In November 2026' : `${row.says} Choose another`;
  expect(textOf(only(page, 'form [role="status"]'))).toContain(onTicket);
});

it.each([
  { today: '2027-04-30', status: 200 },
  { today: '2027-05-01', status: 303 },
])(
  'a start whose steps are all over has no file, which programs would refuse: $today',
  async (row) => {
    const { ask: askOnDay } = await createTestApp({ today: row.today });
    const { status } = await askOnDay.get('/calendar/alpha.ics?start=2027-midyear');
    expect(status).toBe(row.status);
  },
);
