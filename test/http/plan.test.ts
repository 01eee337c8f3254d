import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';
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

// On 23 November 2026.
const { ask } = await createTestApp();
const below = '/site/study-destination';

async function fetchPage(path: string): Promise<Document> {
  return parseHtml((await ask.get(below + path).expect(200)).text);
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
    const told = (of: Document) => only(of, 'form [role="status"]');
    expect(textOf(told(page))).toBe(
      'In November 2026 people usually apply for February 2028 results by July 2027: apply from May 2027 February 2027 results in hand',
    );
    expect(linksIn(told(page)).map(([, href]) => href)).toEqual([
      `${below}/beta?start=2028-february`,
      `${below}/beta?start=2027-february`,
    ]);
    // A level alone leaves its own line.
    expect(linksIn(told(await fetchPage('/alpha?level=master')))).toEqual([
      ['Autumn 2027, master’s or PhD', `${below}/alpha?level=master&start=2027-autumn`],
    ]);
  });

  it('has a row for each step with its bar, by attributes that the policy allows, for any year', () => {
    expect(textsIn(page, '[id^="step-"] h4')).toEqual(['Apply', 'Travel']);
    expect(all(page, '[data-when], [style]')).toEqual([]);
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
    key: '23 November 2026, last day, classes begin',
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
    key: 'last day, classes begin',
    start: 'February 2029',
  },
])('the plan is drawn for $name', async ({ path, name: _, ...drawn }) => {
  expect(drawingOf(await fetchPage(path))).toEqual(drawn);
});

it.each([
  {
    day: '2026-11-23',
    level: '',
    answered: ['apply-first-degree', 'apply-second-degree', 'apply-first-degree'],
  },
  // The last day of the office has passed, and it takes late forms.
  { day: '2027-01-20', level: 'bachelor', answered: ['apply-first-degree', 'visa', 'visa'] },
])(
  'on $day the answer leads to what is taken late and what comes next, whose row is open',
  async (row) => {
    const site = await createTestApp({ today: row.day });
    const { text } = await site.ask.get(`${below}/alpha?level=${row.level}&start=2027-autumn`);
    const page = parseHtml(text);
    const answered = all(page, '.plan-answer li > a').map((link) => link.getAttribute('href'));
    const open = all(page, '[id^="step-"]:has(details[open])').map(({ id }) => `#${id}`);
    expect([...answered, ...open]).toEqual(row.answered.map((id) => `#step-${id}`));
  },
);

it('the key shows today as wide as the drawing does', async () => {
  const css = readFileSync('client/styles/components/plan.css', 'utf8');
  const [, inKey] = /\.plan-key__today::before \{\s*border-inline-start: (\d)px/.exec(css) ?? [];
  const { marks } = drawingOf(await fetchPage('/beta?start=2027-july'));
  expect(marks[0]?.split(' ').at(-1)).toBe(inKey);
});

describe('the page of a choice', async () => {
  const query = '?level=master&start=2027-autumn';
  const page = await fetchPage(`/alpha${query}`);

  it('has the choice in its form, and the answer on the ticket', () => {
    const selected = ['level', 'start'].flatMap((name) =>
      optionsOf(page, name).filter((option) => option.endsWith('*')),
    );
    expect(selected).toEqual(['master*', '2027-autumn*']);
    expect(textOf(only(page, 'form [role="status"]'))).toMatch(/^Usually in November 2026/);
  });

  it('says above the plan what it is, on which day, and below it where its calendar file is', () => {
    const first = only(page, '#plan + div > div:first-child > p:first-child');
    expect(textOf(first)).toMatch(/^Alpha, Autumn 2027, master’s or PhD, on 23 November 2026\./);
    const calendar = only(page, '#plan + div a[href^="/calendar/"]').getAttribute('href');
    expect(calendar).toBe(`/calendar/alpha.ics${query}`);
  });

  it('says what a tap on the calendar’s button does, and how many entries the file has', () => {
    // One for what is over, three to apply, two for the visa, one to travel.
    expect(textOf(only(page, 'main'))).toContain('downloads a file: open it to add 7 entries');
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

  it('is coded and validated as any page, and no shared cache may keep it', async () => {
    const asked = () => ask.get(`${below}/alpha${query}`).set('Accept-Encoding', 'br');
    const response = await asked();
    const { 'content-length': length, etag = '', ...headers } = headersOf(response);
    expect(headers).toEqual({
      'cache-control': 'private, max-age=0, must-revalidate',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(Number(length)).toBeGreaterThan(1_000);
    expect((await asked().set('If-None-Match', etag)).status).toBe(304);
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

it('the ticket says what is wrong with the start of an address, and offers others', async () => {
  const page = await fetchPage('/alpha?start=1999-x');
  expect(textOf(only(page, 'form [role="status"] > div > p:first-child'))).toBe(
    'That start is not in our list. Choose another start.',
  );
  expect(optionsOf(page, 'start')).toContain('2027-autumn');
  expect(optionsOf(page, 'start')[0]).toBe('*');
});

it('a plan leads to the first field of the ticket, and ends with the next start', async () => {
  const page = await fetchPage('/beta?start=2027-july');
  expect(hrefsIn(only(page, '.plan-answer'))).toContain('#your-level');
  expect(only(page, '#your-level').getAttribute('name')).toBe('level');
  expect(linksIn(only(page, '.plan + p'))).toEqual([
    ['February 2028', `${below}/beta?start=2028-february#plan`],
  ]);
});
