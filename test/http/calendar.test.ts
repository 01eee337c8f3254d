import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { readEntries } from '../setup/calendar.ts';
import { expectErrorPage } from '../setup/error-page.ts';
import { headersOf } from '../setup/headers.ts';
import { only, parseHtml, textOf, textsIn } from '../setup/html.ts';

let today = '2026-11-23';
beforeEach(() => {
  today = '2026-11-23';
});

const { ask } = await createTestApp({ today: () => today });

/** The entries of a calendar, each as its day and its title. */
async function entriesOf(query: string): Promise<readonly string[]> {
  const { text } = await ask.get(`/calendar/alpha.ics?${query}`);
  return readEntries(text).map(({ startDate, summary }) => `${startDate} ${summary}`);
}

describe('a calendar file', () => {
  it('has an entry for each step that is not wholly over, one that has begun on today, and each last day that is ahead', async () => {
    expect(await entriesOf('start=2027-autumn&level=')).toEqual([
      '2026-11-23 Alpha, August 2026 to January 2027: apply through the office',
      '2027-01-13 Alpha, last day for other courses, 23:30 in India: apply through the office',
      '2026-11-23 Alpha, October 2026 to April 2027: apply to the university',
      '2027-05-01 Alpha, May to July 2027: apply for the visa',
      '2027-07-01 Alpha, July to September 2027: travel to Alpha',
    ]);
  });

  it('has of a level its own ways alone, and in the month before a last day that is not published a reminder to look it up', async () => {
    expect(await entriesOf('start=2028-autumn&level=bachelor')).toEqual([
      '2027-06-01 Alpha, June to September 2027: choose a course',
      '2027-08-01 Alpha, August 2027 to January 2028: apply through the office',
      '2027-10-14 Alpha, last day for medicine, 22:30 in India: apply through the office',
      '2027-12-01 Alpha, last day for other courses, usually in January 2028: look up the day at the office',
      '2028-05-01 Alpha, May to July 2028: apply for the visa',
      '2028-07-01 Alpha, July to September 2028: travel to Alpha',
    ]);
  });

  it('keeps a step to the last day of its months, and that reminder to the end of the month of the last day', async () => {
    today = '2028-01-31';
    const kept = [
      '2028-01-31 Alpha, August 2027 to January 2028: apply through the office',
      '2028-01-31 Alpha, last day for other courses, usually in January 2028: look up the day at the office',
    ];
    expect((await entriesOf('start=2028-autumn&level=bachelor')).slice(0, 2)).toEqual(kept);
    today = '2028-02-01';
    expect((await entriesOf('start=2028-autumn&level=bachelor'))[0]).toMatch(/^2028-05-01/);
  });

  it('has the entry of a last day until that day is over', async () => {
    const lastDay =
      '2027-01-13 Alpha, last day for other courses, 23:30 in India: apply through the office';
    today = '2027-01-13';
    expect(await entriesOf('start=2027-autumn')).toContain(lastDay);
    today = '2027-01-14';
    expect(await entriesOf('start=2027-autumn')).not.toContain(lastDay);
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

  it('reminds of a last day a week before, and of a step on its morning', async () => {
    const { text } = await ask.get('/calendar/alpha.ics?start=2027-autumn');
    const triggers = readEntries(text).map(({ component }) => {
      const [alarm] = component.getAllSubcomponents('valarm');
      return String(alarm?.getFirstPropertyValue('trigger'));
    });
    expect(triggers).toEqual(['PT9H', '-P7D', 'PT9H', 'PT9H', 'PT9H']);
  });

  it('says of a step what to do, its limits with their pages, and where the plan is', async () => {
    const { text } = await ask.get('/calendar/alpha.ics?start=2027-autumn&level=master');
    const [apply, visa] = readEntries(text);
    const page =
      'https://www.fixture.example/site/study-destination/alpha?start=2027-autumn&level=master#plan';
    expect(apply?.description).toBe(
      `Text of the second way. What Autumn has. For Autumn 2027, many close December 2026 to February 2027. Many courses close when they are full.\nAlpha government: https://alpha.example/visa\n\nThe plan for Autumn 2027: ${page}`,
    );
    expect(visa?.description).toContain(
      'The visa needs the letter.\nVisa office: https://alpha.example/visa-step',
    );
  });

  it('is a download that nobody stores or indexes', async () => {
    const response = await ask.get('/calendar/alpha.ics?start=2028-autumn');
    expect(headersOf(response)).toEqual({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename=alpha-2028-autumn.ics',
      'content-length': String(Buffer.byteLength(response.text)),
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
  });

  it('is the same bytes from another instance on that day, whatever else the query has', async () => {
    const other = await createTestApp({ today });
    const [one, another] = await Promise.all([
      ask.get('/calendar/alpha.ics?start=2028-autumn'),
      other.ask.get('/calendar/alpha.ics?start=2028-autumn&utm_source=x'),
    ]);
    expect(another.text).toBe(one.text);
  });
});

describe('a start that there is not', () => {
  it.each([
    { query: '', says: 'No start was chosen.' },
    { query: '?start=2026-autumn', says: 'The Autumn 2026 intake has begun.' },
    {
      query: '?start=2028-spring&level=bachelor',
      says: 'Our plan has no way for this level in Spring 2028. Some universities may have one: ask them.',
    },
    { query: '?start=2031-autumn', says: 'That start is not in our list.' },
    { query: '?start=2028-july', says: 'That start is not in our list.' },
    { query: '?start[id]=2028-autumn', says: 'No start was chosen.' },
    { query: '?start=%E0%A4%A', says: 'That start is not in our list.' },
  ])('gets a page that says which: $says', async ({ query, says }) => {
    const response = await ask.get(`/calendar/alpha.ics${query}`);
    expect(response.status).toBe(400);
    expect(response.headers['cache-control']).toBe('no-store');
    expectErrorPage(response.text, '400 Bad Request');
    expect(textsIn(parseHtml(response.text), 'main p')).toContain(
      `${says} Choose a start for the Alpha Republic, and you get its calendar file.`,
    );
  });

  it('is asked for again, with the starts that have not begun and the level that was chosen', async () => {
    const { text } = await ask.get('/calendar/alpha.ics?start=2026-autumn&level=master');
    const form = only(parseHtml(text), 'main form[action="/calendar/alpha.ics"]');
    expect(textOf(only(form, '[name="level"] [selected]'))).toBe('Master’s or PhD');
    expect(textsIn(form, '[name="start"] option').slice(0, 2)).toEqual(['Choose', 'Spring 2027']);
  });
});
