import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestApp, readPage } from '../setup/app.ts';
import { all, attributesOf, hrefsIn, linksIn, only, textOf, textsIn } from '../setup/html.ts';

const below = '/site/study-destination';

/** A destination's page, on 23 November 2026 if no other day is given. */
function fetchPage(path: string, today?: string): Promise<Document> {
  return readPage(below + path, today ? { today } : undefined);
}

const ticketOf = (page: Document) => only(page, 'form [role="status"]');
/** What stands above the rows of a chosen plan. */
const answerOf = (page: Document) => only(page, '#plan + div > :first-child');

/** The rows of the plan: title, months, and where this month stands to them, of a choice each way. */
function rowsOf(page: Document): readonly string[] {
  return all(page, '[id^="step-"]').map((row) =>
    [only(row, 'h4, h5'), ...all(row, ':is(h4, h5) + p > *')].map(textOf).join(' | '),
  );
}

const plain = await fetchPage('/beta');

it('a form shows the plan without script, and then has a button for the calendar file', async () => {
  expect(only(plain, 'form[method="get"]').getAttribute('action')).toBe(`${below}/beta#plan`);
  expect(textsIn(plain, 'form [type="submit"]')).toEqual(['Show my plan']);
  const chosen = await fetchPage('/beta?start=2028-february');
  expect(textsIn(chosen, 'form [type="submit"]')).toEqual(['Show my plan', 'Add to my calendar']);
  expect(textsIn(chosen, '[formaction="/calendar/beta.ics"]')).toEqual(['Add to my calendar']);
});

it('the form asks for a level and a start that has not begun', () => {
  const levels = textsIn(plain, '[name="level"] option');
  expect(levels).toEqual(['Not sure yet', 'Bachelor’s', 'Master’s or PhD']);
  const groups = all(plain, 'form optgroup').map((group) => [
    group.getAttribute('label'),
    all(group, 'option').map(textOf).join(', '),
  ]);
  expect(groups).toEqual([
    ['Results by July 2027', 'February 2028, July 2028, February 2029, July 2029, February 2030'],
    ['Results already in hand', 'February 2027, July 2027'],
  ]);
});

it('without a choice the ticket has the starts for which one applies this month, each a link that chooses it', async () => {
  expect(textOf(ticketOf(plain))).toBe(
    'In November 2026 people usually apply for February 2028 results by July 2027: apply from May 2027 February 2027 results in hand',
  );
  expect(hrefsIn(ticketOf(plain))).toEqual([
    `${below}/beta?start=2028-february`,
    `${below}/beta?start=2027-february`,
  ]);
  // A level alone leaves its own line.
  expect(linksIn(ticketOf(await fetchPage('/alpha?level=master')))).toEqual([
    ['Autumn 2027, master’s or PhD', `${below}/alpha?level=master&start=2027-autumn`],
  ]);
});

it('without a choice the plan says what its months are, and leads to the fields', () => {
  expect(textOf(answerOf(plain))).toBe(
    'These are the months of any year. Choose your level and start to see your own, with what usually falls into this month, and to get its calendar file.',
  );
  expect(hrefsIn(answerOf(plain))).toEqual([`#${only(plain, '[name="level"]').id}`]);
});

it('without a choice the plan has a row for each step with its months of any year, none of which is over', async () => {
  expect(rowsOf(await fetchPage('/alpha'))).toEqual([
    'Choose a course | Autumn: June to September of the year before. Spring: November two years before to January of the year before. Midyear: March to May of the year before.',
    'Apply through the office | Autumn: August of the year before to January.',
    'Apply to the university | Autumn: October of the year before to April. Spring: May to September of the year before. Midyear: September of the year before to January.',
    'Apply for the visa | Autumn: May to July. Spring: October to November of the year before. Midyear: February to March. | With your parents',
    'Travel to Alpha | Autumn: July to September. Spring: December of the year before to January. Midyear: April.',
  ]);
  expect(all(plain, '[data-when]')).toEqual([]);
});

/**
 * What only those see who see the drawing of a plan: places of each way's bar and last days, on all of them where classes
 * begin, and today; what that means, and of which start it is.
 */
function drawingOf(page: Document) {
  const places = (row: Element, selector: string) =>
    all(row, selector)
      .map(attributesOf)
      .map(({ x, cx, width = '' }) => `${x ?? cx} ${width}`.trim());
  const rows = all(page, '[id^="step-"] > svg');
  return {
    bars: rows.map((row) => places(row, 'rect:first-child, circle').join(', ')),
    marks: [...new Set(rows.map((row) => places(row, 'rect:not(:first-child)').join(', ')))],
    key: textsIn(page, 'ul[aria-hidden="true"] > li').join(', '),
    start: textsIn(page, 'div[aria-hidden="true"]:has(+ div [id^="step-"]) > p').join(),
    months: textOf(only(page, 'div[aria-hidden="true"]:has(+ div [id^="step-"]) > ol')),
  };
}

// By hand, in months of the axis. Autumn in Alpha: June 2026 to September 2027 are sixteen; 23 November is 5 + 22/31, last days
// are on 15 October, 4 + 14/31, and on 13 January, 7 + 12/31.
it.each([
  {
    path: '/beta',
    bars: ['0% 70%', '90% 10%'],
    marks: ['90% 10%'],
    key: 'classes begin',
    start: 'February',
    months: 'MJJASONDJF',
  },
  {
    path: '/alpha?level=bachelor&start=2027-autumn',
    bars: ['0% 25%', '12.5% 37.5%, 27.82%, 46.17%', '68.75% 18.75%', '81.25% 18.75%'],
    marks: ['87.5% 12.5%, 35.69% 3'],
    key: '23 November 2026, last day, classes begin',
    start: 'Autumn 2027',
    months: 'JJASONDJ2027FMAMJJAS',
  },
  {
    path: '/beta?start=2029-february',
    bars: ['0% 70%', '90% 10%'],
    marks: ['90% 10%'],
    key: 'classes begin',
    start: 'February 2029',
    months: 'MJJASONDJ2029F',
  },
])('the plan at $path is drawn', async ({ path, ...drawn }) => {
  expect(drawingOf(await fetchPage(path))).toEqual(drawn);
});

it('today is as wide in the key as in the drawing: 3 px', () => {
  const styles = readFileSync('client/styles/components/plan.css', 'utf8');
  expect(styles).toMatch(/\.plan-key__today::before \{\s+border-inline-start: 3px /);
});

it('each way says where this month stands to its months; a row of several is over when all of them are', async () => {
  const page = await fetchPage('/alpha?start=2027-autumn', '2027-02-01');
  expect(rowsOf(page)).toEqual([
    'Choose a course | June to September 2026 | Usually over',
    'Apply through the office | August 2026 to January 2027 | Usually over',
    'Apply to the university | October 2026 to April 2027 | Usually in February',
    'Apply for the visa | May to July 2027 | With your parents',
    'Travel to Alpha | July to September 2027',
  ]);
  const states = all(page, 'li[data-when]').map((row) => row.getAttribute('data-when'));
  expect(states).toEqual(['over', 'this-month', 'later', 'later']);
});

it.each([
  {
    day: '2026-11-23',
    query: 'start=2027-autumn',
    says: 'Usually in November 2026: Apply through the office, step 2 Last day for other courses: 13 January 2027, 18:00 office time (23:30 in India).Apply to the university, step 2 Many close December 2026 to February 2027.',
  },
  // The last day of the office has passed, and it takes late forms.
  {
    day: '2027-01-20',
    query: 'level=bachelor&start=2027-autumn',
    says: 'Apply through the office, step 2 Last day for other courses: 13 January 2027, 18:00 office time (23:30 in India). That day has passed. Some courses still take forms. There is usually nothing else to do in January 2027. Next, from May 2027: Apply for the visa, step 3',
  },
  // They are over, too.
  {
    day: '2027-03-20',
    query: 'level=bachelor&start=2027-autumn',
    says: 'There is usually nothing to do in March 2027. Next, from May 2027: Apply for the visa, step 3 Not applied yet? People usually apply from August 2027 for Autumn 2028, bachelor’s. For Autumn 2027, ask each university today. Since 15 March forms wait. Ask us about the Alpha Republic',
  },
  // Only for those who have their results.
  {
    day: '2026-11-23',
    query: 'start=2027-spring',
    says: 'For those who have their results in hand. Results by July 2027? Autumn 2027. Usually in November 2026: Apply for the visa, step 3 Not applied yet? People usually apply in November 2026 for Autumn 2027, master’s or PhD. For Spring 2027, ask each university today. Ask us about the Alpha Republic',
  },
])('on $day $query is answered above the rows, with all last days', async (row) => {
  const answer = answerOf(await fetchPage(`/alpha?${row.query}`, row.day));
  const [, ...said] = [...answer.children].map(textOf);
  expect(said.join(' ')).toBe(row.says);
});

it('who has not applied yet is led to the plan of a start that can be reached', async () => {
  const page = await fetchPage('/alpha?level=bachelor&start=2027-autumn', '2027-03-20');
  expect(linksIn(answerOf(page))).toContainEqual([
    'Autumn 2028, bachelor’s',
    `${below}/alpha?level=bachelor&start=2028-autumn#plan`,
  ]);
});

it('the ticket says of each way that usually falls into this month what closes first', async () => {
  expect(textOf(ticketOf(await fetchPage('/alpha?start=2027-autumn')))).toBe(
    'Usually in November 2026: Apply through the office, step 2 by 13 January 2027, 23:30 in India Apply to the university, step 2 many close December 2026 to February 2027',
  );
});

it.each([
  { day: '2026-11-23', open: 'step-apply-first-degree' },
  // It is over, but for late forms.
  { day: '2027-01-20', open: 'step-apply-second-degree' },
])('the answer leads to the rows of its ways, of which the first is open: $day', async (row) => {
  const page = await fetchPage('/alpha?start=2027-autumn', row.day);
  const ways = ['#step-apply-first-degree', '#step-apply-second-degree'];
  expect(hrefsIn(answerOf(page)).filter((href) => href.startsWith('#step-'))).toEqual(ways);
  const open = all(page, '[id^="step-"]:has(details[open])');
  expect(open.map(({ id }) => id)).toEqual([row.open]);
});

it('from a plan to the form nothing is lost', async () => {
  const page = await fetchPage('/alpha?level=master&start=2027-spring');
  const href = '/?country=Alpha&course=Master%E2%80%99s%20or%20PhD%2C%20Spring%202027#enquiry';
  const links = linksIn(page).filter(([text]) => text === 'Ask us about the Alpha Republic');
  expect(links.map(([, to]) => to)).toEqual([href, href]);
});

const query = '?level=master&start=2027-autumn';
const chosen = await fetchPage(`/alpha${query}`);

it('the page of a choice has it in its form', () => {
  expect(textsIn(chosen, 'form option[selected]')).toEqual(['Master’s or PhD', 'Autumn 2027']);
});

it('above a plan stands what it is, on which day and by whom, and below it where its calendar file is', () => {
  expect(textsIn(answerOf(chosen), ':scope > p')[0]).toBe(
    'Alpha, Autumn 2027, master’s or PhD, on 23 November 2026, by Quill & Öst’s “Bureau”. Change',
  );
  expect(hrefsIn(answerOf(chosen))).toContain(`#${only(chosen, '[name="level"]').id}`);
  const calendar = only(chosen, '#plan + div a[href^="/calendar/"]').getAttribute('href');
  expect(calendar).toBe(`/calendar/alpha.ics${query}`);
  expect(textsIn(chosen, '#plan + div > div:last-child > p')).toContain(
    '“Add to my calendar” downloads a file: open it to add the steps ahead, and each last day or when to look it up.',
  );
  expect(rowsOf(chosen)).toHaveLength(4);
});

it('the page of a choice says in its title what it is, and has the address of the page without a choice', () => {
  expect(textOf(only(chosen, 'title'))).toBe(
    'Alpha, Autumn 2027, master’s or PhD: the plan, month by month | Quill & Öst’s “Bureau”',
  );
  const canonical = only(chosen, 'link[rel="canonical"]').getAttribute('href');
  expect(canonical).toBe(`https://www.fixture.example${below}/alpha`);
});

it('the page of a choice is kept by no shared cache, and the same byte for byte whatever stands behind its query', async () => {
  const { ask } = await createTestApp();
  const { text, headers } = await ask.get(`${below}/alpha${query}`);
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  for (const more of ['&utm_source=x', '&start=2028-autumn', '&level=bachelor']) {
    expect((await ask.get(`${below}/alpha${query}${more}`)).text).toBe(text);
  }
});

it.each([
  { path: '/beta?start=2027-july', missed: 'July 2027', next: ['beta?start=2028-february'] },
  // Nothing is chosen: the board's start.
  { path: '/beta', missed: 'February 2028', next: ['beta?start=2028-july'] },
  // Spring is no start for a bachelor's.
  {
    path: '/alpha?start=2027-autumn',
    missed: 'Autumn 2027',
    next: ['alpha?level=bachelor&start=2028-autumn', 'alpha?level=master&start=2028-spring'],
  },
  {
    path: '/alpha?level=master&start=2027-autumn',
    missed: 'Autumn 2027',
    next: ['alpha?level=master&start=2028-spring'],
  },
])('below the plan at $path stands what follows $missed', async ({ path, missed, next }) => {
  const end = only(await fetchPage(path), '.plan + p');
  expect(textOf(end)).toContain(`Can’t be ready for ${missed}? Next: `);
  expect(hrefsIn(end)).toEqual(next.map((start) => `${below}/${start}#plan`));
});

it('nothing follows the last start', async () => {
  expect(all(await fetchPage('/alpha?start=2030-midyear'), '.plan + p')).toEqual([]);
});
