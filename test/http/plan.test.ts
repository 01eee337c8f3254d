import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import {
  all,
  attributesOf,
  hrefsIn,
  linksIn,
  only,
  parseHtml,
  textOf,
  textsIn,
} from '../setup/html.ts';

const below = '/site/study-destination';
const { ask } = await createTestApp();

/** A page, on 23 November 2026 if no other day is given. */
async function fetchPage(path: string, today?: string): Promise<Document> {
  const site = today ? await createTestApp({ today }) : { ask };
  return parseHtml((await site.ask.get(below + path).expect(200)).text);
}

const ticketOf = (page: Document) => only(page, 'form [role="status"]');
const answerOf = (page: Document) => only(page, '.plan-answer');

/** The rows of the plan: title, months, and where this month stands to them, of a choice each way. */
function rowsOf(page: Document): readonly string[] {
  return all(page, '[id^="step-"]').map((row) =>
    [only(row, 'h4, h5'), ...all(row, ':is(h4, h5) + p > *')].map(textOf).join(' | '),
  );
}

/** The values of the options that a field has, those that are selected with a star. */
function optionsOf(page: Document, name: string): readonly string[] {
  return all(page, `form select[name="${name}"] option`).map(
    (option) => option.getAttribute('value') + (option.hasAttribute('selected') ? '*' : ''),
  );
}

describe('without a choice the plan', async () => {
  const page = await fetchPage('/beta');

  it('has a form that shows the plan without script, and then has a button for the calendar file', async () => {
    const form = only(page, 'form[method="get"]');
    expect(form.getAttribute('action')).toBe(`${below}/beta#plan`);
    const buttonsOn = (of: Document) =>
      all(of, 'form[method="get"] [type="submit"]').map((button) => [
        textOf(button),
        button.getAttribute('formaction'),
      ]);
    expect(buttonsOn(page)).toEqual([['Show my plan', null]]);
    expect(buttonsOn(await fetchPage('/beta?start=2028-february'))).toEqual([
      ['Show my plan', null],
      ['Add to my calendar', '/calendar/beta.ics'],
    ]);
    expect(all(form, '[required]')).toEqual([]);
  });

  it('asks for a level and a start that has not begun', () => {
    expect(optionsOf(page, 'level')).toEqual(['*', 'bachelor', 'master']);
    const groups = all(page, 'form optgroup').map((group) => [
      group.getAttribute('label'),
      ...all(group, 'option').map((option) => option.getAttribute('value')),
    ]);
    expect(groups).toEqual([
      [
        'Results by July 2027',
        ...['2028-february', '2028-july', '2029-february', '2029-july', '2030-february'],
      ],
      ['Results already in hand', '2027-february', '2027-july'],
    ]);
  });

  it('has on its ticket the starts for which one applies this month, each a link that chooses it', async () => {
    expect(textOf(ticketOf(page))).toBe(
      'In November 2026 people usually apply for February 2028 results by July 2027: apply from May 2027 February 2027 results in hand',
    );
    expect(hrefsIn(ticketOf(page))).toEqual([
      `${below}/beta?start=2028-february`,
      `${below}/beta?start=2027-february`,
    ]);
    // A level alone leaves its own line.
    expect(linksIn(ticketOf(await fetchPage('/alpha?level=master')))).toEqual([
      ['Autumn 2027, master’s or PhD', `${below}/alpha?level=master&start=2027-autumn`],
    ]);
  });

  it('has a row for each step with its months of any year, by attributes that the policy allows', async () => {
    expect(rowsOf(await fetchPage('/alpha'))).toEqual([
      'Choose a course | Autumn: June to September of the year before. Spring: November two years before to January of the year before. Midyear: March to May of the year before.',
      'Apply through the office | Autumn: August of the year before to January.',
      'Apply to the university | Autumn: October of the year before to April. Spring: May to September of the year before. Midyear: September of the year before to January.',
      'Apply for the visa | Autumn: May to July. Spring: October to November of the year before. Midyear: February to March. | With your parents',
      'Travel to Alpha | Autumn: July to September. Spring: December of the year before to January. Midyear: April.',
    ]);
    expect(all(page, '[data-when], [style], .plan svg:not([aria-hidden])')).toEqual([]);
    expect(all(page, '.plan svg').length).toBeGreaterThan(2);
  });
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
  };
}

// By hand, in months of the axis. July in Beta: October 2026 to July 2027 are ten, 23 November is 1 + 22/31. Autumn in Alpha:
// June 2026 to September 2027 are sixteen; last days are on 15 October, 4 + 14/31, and on 13 January, 7 + 12/31.
it.each([
  {
    path: '/beta',
    name: 'any year: May of the year before to February',
    bars: ['0% 70%', '90% 10%'],
    marks: ['90% 10%'],
    key: 'classes begin',
    start: 'February',
  },
  {
    path: '/beta?start=2027-july',
    name: 'July 2027',
    bars: ['0% 70%', '90% 10%'],
    marks: ['90% 10%, 17.1% 3'],
    key: '23 November 2026, classes begin',
    start: 'July 2027',
  },
  {
    path: '/alpha?level=bachelor&start=2027-autumn',
    name: 'Autumn 2027, two months of classes',
    bars: ['0% 25%', '12.5% 37.5%, 27.82%, 46.17%', '68.75% 18.75%', '81.25% 18.75%'],
    marks: ['87.5% 12.5%, 35.69% 3'],
    key: '23 November 2026, last day, classes begin',
    start: 'Autumn 2027',
  },
  {
    path: '/beta?start=2029-february',
    name: 'February 2029, whose months have not begun',
    bars: ['0% 70%', '90% 10%'],
    marks: ['90% 10%'],
    key: 'classes begin',
    start: 'February 2029',
  },
])('the plan is drawn for $name', async ({ path, name: _, ...drawn }) => {
  expect(drawingOf(await fetchPage(path))).toEqual(drawn);
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

const first = 'apply-first-degree';
const second = 'apply-second-degree';
const toSecond = 'Apply to the university, step 2 Many close December 2026 to February 2027.';

it.each([
  {
    ...{ day: '2026-11-23', query: 'start=2027-autumn', links: [first, second], open: first },
    ticket:
      'Usually in November 2026: Apply through the office, step 2 by 13 January 2027, 23:30 in India Apply to the university, step 2 many close December 2026 to February 2027',
    says: `Usually in November 2026: Apply through the office, step 2 Last day for other courses: 13 January 2027, 18:00 office time (23:30 in India).${toSecond}`,
  },
  // The last day of the office has passed, and it takes late forms.
  {
    ...{ day: '2027-01-20', query: 'level=bachelor&start=2027-autumn', links: [first, 'visa'] },
    ...{ open: 'visa' },
    ticket:
      'Apply through the office, step 2 late forms until 15 March 2027, 21:30 in India There is usually nothing else to do in January 2027. Next, from May 2027: Apply for the visa, step 3',
    says: 'Apply through the office, step 2 Last day for other courses: 13 January 2027, 18:00 office time (23:30 in India). That day has passed. Some courses still take forms. There is usually nothing else to do in January 2027. Next, from May 2027: Apply for the visa, step 3',
  },
  // They are over, too.
  {
    ...{ day: '2027-03-20', query: 'level=bachelor&start=2027-autumn', links: ['visa'] },
    ...{ open: 'visa' },
    ticket:
      'There is usually nothing to do in March 2027. Next, from May 2027: Apply for the visa, step 3',
    says: 'There is usually nothing to do in March 2027. Next, from May 2027: Apply for the visa, step 3 Not applied yet? People usually apply from August 2027 for Autumn 2028, bachelor’s. For Autumn 2027, ask each university today. Since 15 March forms wait. Ask us about the Alpha Republic',
  },
  // Only for those who have their results.
  {
    ...{ day: '2026-11-23', query: 'start=2027-spring', links: ['visa'], open: 'visa' },
    ticket:
      'For those who have their results in hand. Results by July 2027? Autumn 2027. Usually in November 2026: Apply for the visa, step 3',
    says: 'For those who have their results in hand. Results by July 2027? Autumn 2027. Usually in November 2026: Apply for the visa, step 3 Not applied yet? People usually apply in November 2026 for Autumn 2027, master’s or PhD. For Spring 2027, ask each university today. Ask us about the Alpha Republic',
  },
])(
  'on $day $query is answered on the ticket, and above the rows with all last days',
  async (row) => {
    const page = await fetchPage(`/alpha?${row.query}`, row.day);
    expect(textOf(ticketOf(page))).toBe(row.ticket);
    const [, ...said] = [...(answerOf(page).children ?? [])].map(textOf);
    expect(said.join(' ')).toBe(row.says);
    const answered = all(page, '.plan-answer li > a').map((link) => link.getAttribute('href'));
    expect(answered).toEqual(row.links.map((id) => `#step-${id}`));
    expect(all(page, '[id^="step-"]:has(details[open])').map(({ id }) => id)).toEqual([
      `step-${row.open}`,
    ]);
  },
);

it('from a plan to the form nothing is lost', async () => {
  const page = await fetchPage('/alpha?level=master&start=2027-spring');
  const href = '/?country=Alpha&course=Master%E2%80%99s%20or%20PhD%2C%20Spring%202027#enquiry';
  const links = linksIn(page).filter(([text]) => text === 'Ask us about the Alpha Republic');
  expect(links.map(([, to]) => to)).toEqual([href, href]);
});

describe('the page of a choice', async () => {
  const query = '?level=master&start=2027-autumn';
  const page = await fetchPage(`/alpha${query}`);

  it('has the choice in its form', () => {
    const values = ['level', 'start'].flatMap((name) => optionsOf(page, name));
    expect(values.filter((option) => option.endsWith('*'))).toEqual(['master*', '2027-autumn*']);
  });

  it('says above the plan what it is, on which day and by whom, and below it where its calendar file is', () => {
    expect(textOf(only(page, '.plan-answer > p:first-child'))).toBe(
      'Alpha, Autumn 2027, master’s or PhD, on 23 November 2026, by Quill & Öst’s “Bureau”. Change',
    );
    expect(hrefsIn(answerOf(page))).toContain(`#${only(page, '[name="level"]').id}`);
    const calendar = only(page, '#plan + div a[href^="/calendar/"]').getAttribute('href');
    expect(calendar).toBe(`/calendar/alpha.ics${query}`);
    expect(rowsOf(page)).toHaveLength(4);
  });

  it('says in its title, and to messengers, what it is, and has the address of the page without a choice', () => {
    const title = 'Alpha, Autumn 2027, master’s or PhD: the plan, month by month';
    expect(textOf(only(page, 'title'))).toBe(`${title} | Quill & Öst’s “Bureau”`);
    const head = Object.fromEntries(
      all(page, 'meta[property]').map((meta) => [
        meta.getAttribute('property'),
        meta.getAttribute('content'),
      ]),
    );
    expect(head['og:title']).toBe(`${title} | Quill & Öst’s “Bureau”`);
    expect(head['og:url']).toBe(`https://www.fixture.example${below}/alpha`);
    const canonical = only(page, 'link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(`https://www.fixture.example${below}/alpha`);
  });

  it('is validated as any page, and no shared cache may keep it', async () => {
    const { headers } = await ask.get(`${below}/alpha${query}`);
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    const again = ask.get(`${below}/alpha${query}`).set('If-None-Match', headers['etag'] ?? '');
    expect((await again).status).toBe(304);
  });

  it.each(['&utm_source=x', '&start=2028-autumn', '&level=bachelor'])(
    'is the same byte for byte with %s behind it',
    async (more) => {
      const [plain, other] = await Promise.all(
        ['', more].map((end) => ask.get(`${below}/alpha${query}${end}`)),
      );
      expect(other?.headers['etag']).toBe(plain?.headers['etag']);
      expect(other?.text).toBe(plain?.text);
    },
  );
});

it.each([
  {
    ...{ path: '/beta?start=2027-july', says: 'July 2027? Next: February 2028.' },
    leads: '/beta?start=2028-february#plan',
  },
  // Nothing is chosen: the board's start.
  { path: '/beta', says: 'February 2028? Next: July 2028.', leads: '/beta?start=2028-july#plan' },
  // Spring is no start for a bachelor's.
  {
    ...{ path: '/alpha?start=2027-autumn', says: 'Autumn 2027? Next: Autumn 2028, bachelor’s.' },
    leads: '/alpha?level=bachelor&start=2028-autumn#plan',
  },
  { path: '/alpha?start=2030-midyear', says: '', leads: '' },
])('$path ends with the next start: $says', async ({ path, says, leads }) => {
  const ends = all(await fetchPage(path), '.plan ~ .plan-next');
  expect(ends.map(textOf).join()).toContain(says);
  expect(ends.flatMap(hrefsIn)[0] ?? '').toBe(leads && below + leads);
});
