import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import {
  all,
  attributesOf,
  closedQuestionsIn,
  hrefsIn,
  linksIn,
  only,
  parseHtml,
  textOf,
  textsIn,
} from '../setup/html.ts';

const { ask } = await createTestApp();
const below = '/site/study-destination';

async function fetchPage(id: string): Promise<Document> {
  return parseHtml((await ask.get(`${below}/${id}`)).text);
}

const alpha = await fetchPage('alpha');
const beta = await fetchPage('beta');
const gamma = await fetchPage('gamma');
const main = only(alpha, 'main');

/** The section of Alpha's page under this heading. */
function section(heading: string): Element {
  const found = all(main, 'section:has(> h2)').find((each) => textOf(only(each, 'h2')) === heading);
  if (!found) throw new Error(`There is no section “${heading}”.`);
  return found;
}

it('the page has the heading "Study in …" and the sections of the specification, in their order', () => {
  expect(textsIn(main, 'h1, h2')).toEqual([
    'Study in Alpha',
    'Application Process Overview',
    'After You Receive an Offer',
    "Why It's Worth It",
    'How We Help',
  ]);
});

it('picture, introduction and honest limit stand between the heading and the first section', () => {
  const opening = only(main, 'header:has(h1)');
  expect(only(opening, 'img').getAttribute('alt')).toBe('A fixture of a picture & a frame');
  expect(textsIn(opening, 'p:not(.marked)')).toEqual([
    'First paragraph about Alpha.',
    'Second paragraph about Alpha.',
    'The honest limit of Alpha.',
  ]);
});

it('the picture, the largest thing that is painted, is fetched first', () => {
  const [picture] = all(main, 'img').map(attributesOf);
  expect(picture).toMatchObject({ fetchpriority: 'high' });
  expect(picture).not.toHaveProperty('loading');
});

it('the title leads to the home page', () => {
  const [title] = linksIn(only(alpha, '#root > * > header'));
  expect(title).toEqual(['Quill & Öst’s “Bureau”Study far from Testville', '/']);
});

it('the navigation has the home page and every destination, itself marked as current', () => {
  const navigation = only(alpha, 'nav[aria-label="Destinations"]');
  expect(linksIn(navigation)).toEqual([
    ['Home', '/'],
    ['Alpha', `${below}/alpha`],
    ['Beta Islands', `${below}/beta`],
    ['Gamma', `${below}/gamma`],
  ]);
  const current = all(navigation, '[aria-current]').map(attributesOf);
  expect(current).toMatchObject([{ href: `${below}/alpha`, 'aria-current': 'page' }]);
});

it('the page says where it is, below the home page', () => {
  const trail = only(alpha, 'nav[aria-label="Breadcrumbs"]');
  expect(textsIn(trail, 'li')).toEqual(['Home', 'Study in Alpha']);
  expect(linksIn(trail)).toEqual([['Home', '/']]);
  expect(textsIn(trail, '[aria-current="page"]')).toEqual(['Study in Alpha']);
});

it.each([
  { page: alpha, previous: ['Previous Gamma', 'gamma'], next: ['Next Beta Islands', 'beta'] },
  { page: gamma, previous: ['Previous Beta Islands', 'beta'], next: ['Next Alpha', 'alpha'] },
])('the page leads to the destinations before and after it: $previous.0, $next.0', (row) => {
  const neighbours = only(row.page, 'nav[aria-label="Previous and next destination"]');
  const expected = [row.previous, row.next].map(([text, id]) => [text, `${below}/${id}`]);
  expect(linksIn(neighbours)).toEqual(expected);
});

it('each fact stands under its name', () => {
  const glance = only(main, 'section[aria-label="Alpha at a glance"]');
  expect(all(glance, 'dl > div').map((fact) => [...fact.children].map(textOf))).toEqual([
    ['Intakes', 'Intakes of Alpha'],
    ['Apply through', 'Directly in Alpha'],
    ['Visa', 'Alpha visa'],
    ['Key visa document', 'LA (Letter of Alpha)'],
    ['Proof of funds', 'Funds for Alpha'],
    ['Health cover', 'Health cover of Alpha'],
    ['Work in term', 'Work in term in Alpha'],
    ['Work after', 'Work after a degree in Alpha'],
  ]);
});

it('the flight goes from the home airport to the destination’s', () => {
  const glance = only(main, 'section[aria-label="Alpha at a glance"]');
  const airports = all(glance, 'abbr').map((code) => [textOf(code), code.getAttribute('title')]);
  expect(airports).toEqual([
    ['TTT', 'Testville'],
    ['AAA', 'Alphaville'],
  ]);
});

describe('"On this page"', () => {
  const links = linksIn(only(main, 'nav[aria-label="On this page"]'));

  it('lists the parts by the anchors that counsellors send', () => {
    expect(links.map(([, anchor]) => anchor)).toEqual([
      '#plan',
      '#documents-application',
      '#after-offer',
      '#documents-visa',
      '#rules',
      '#why',
      '#how-we-help',
    ]);
  });

  it.each(links)('calls “%s” as its heading does', (text, anchor) => {
    const part = only(main, anchor);
    const heading = part.matches('h3') ? part : part.querySelector('h2, h3');
    expect(heading?.textContent).toBe(text);
  });
});

it.each([
  { anchor: '#plan', heading: 'Application Process Overview' },
  { anchor: '#documents-application', heading: 'Application Process Overview' },
  { anchor: '#documents-visa', heading: 'After You Receive an Offer' },
  { anchor: '#rules', heading: 'After You Receive an Offer' },
])('the part $anchor stands under "$heading"', ({ anchor, heading }) => {
  expect(section(heading).contains(only(main, anchor))).toBe(true);
});

it.each([
  { heading: 'Application Process Overview', texts: ['How to apply in Alpha.'] },
  { heading: 'After You Receive an Offer', texts: ['What follows an offer from Alpha.'] },
  { heading: "Why It's Worth It", texts: ['First reason for Alpha.', 'Second reason for Alpha.'] },
  { heading: 'How We Help', texts: ['How we help with Alpha.'] },
])('"$heading" begins with what the guide says', ({ heading, texts }) => {
  expect(textsIn(section(heading), ':scope > p')).toEqual(texts);
});

it.each([
  {
    heading: 'Application Process Overview',
    question: 'Question about applying in Alpha?',
    anchor: 'alpha-process',
    answer: 'Answer about applying in Alpha. Page about applying',
    pages: ['https://alpha.example/apply'],
  },
  {
    heading: 'After You Receive an Offer',
    question: 'Question after an offer?',
    anchor: 'visa-refused',
    answer: 'Answer after an offer.',
    pages: [],
  },
  {
    heading: "Why It's Worth It",
    question: 'Question about worth?',
    anchor: 'alpha-why',
    answer: 'Answer about worth.',
    pages: [],
  },
])('"$heading" has its closed question, with anchor, answer and official page', (row) => {
  const { heading, ...question } = row;
  expect(closedQuestionsIn(section(heading))).toEqual([question]);
});

it.each([
  {
    anchor: 'documents-application',
    title: 'Documents for your application',
    documents: [
      [
        'passport',
        'Passport for Alpha',
        'Why the passport is asked for.',
        'What goes wrong with the passport.',
      ],
      [
        'marks',
        'MS (Mark sheets) for Alpha',
        'Why mark sheets are asked for.',
        'What goes wrong with mark sheets.',
      ],
    ],
  },
  {
    anchor: 'documents-visa',
    title: 'Documents for your visa',
    documents: [
      [
        'offer',
        'Offer from Alpha',
        'Why the offer is asked for.',
        'What goes wrong with the offer.',
      ],
    ],
  },
])(
  'the list "$title" has for each document a box that is not ticked, why it is asked for and what goes wrong',
  (row) => {
    const list = only(main, `#${row.anchor}`);
    expect(textOf(only(list, 'h3'))).toBe(row.title);
    const documents = all(list, 'li').map((item) => [
      only(item, '[type="checkbox"]:not([checked])').getAttribute('value'),
      textOf(only(item, 'label')),
      ...textsIn(item, 'p'),
    ]);
    expect(documents).toEqual(row.documents);
  },
);

it('a list of documents sends nothing, and has a button that clears the ticks without script', () => {
  const list = only(main, '#documents-visa');
  expect(attributesOf(list)).toMatchObject({ method: 'dialog', autocomplete: 'off' });
  expect(attributesOf(list)).not.toHaveProperty('action');
  expect(all(list, 'button').map(attributesOf)).toMatchObject([{ type: 'reset' }]);
});

it('each rule has exactly its words and its official page', () => {
  const rules = only(main, '#rules dl');
  expect(textsIn(rules, 'dt')).toEqual(['Rule of Alpha']);
  expect(textsIn(rules, 'dd')).toEqual(['Detail of the rule of Alpha. Page of the rule']);
  expect(hrefsIn(rules)).toEqual(['https://alpha.example/rule']);
});

it('what changed last stands below the introduction, with its day and its official page', () => {
  const latest = only(main, 'header p.marked');
  expect(textOf(latest)).toBe(
    'Latest change, 4 May 2026: What changed in Alpha. Page of the change',
  );
  expect(only(latest, 'time').getAttribute('datetime')).toBe('2026-05-04');
  expect(hrefsIn(latest)).toEqual(['https://alpha.example/change']);
});

it('what is still open stands there instead, where something is', () => {
  expect(textsIn(beta, 'main header p.marked')).toEqual([
    'Still open, 2 March 2026: What is not decided in Beta Islands. Page of the proposal',
  ]);
});

it.each([
  {
    name: 'what changed before',
    page: alpha,
    changes: ['31 December 2025: What changed in Alpha before. Page of the change before'],
  },
  {
    name: 'what was decided, where something is open',
    page: beta,
    changes: ['4 May 2026: What changed in Beta Islands. Page of the change'],
  },
  { name: 'nothing, where nothing else has changed', page: gamma, changes: [] },
])('below the rules stands, closed, $name', ({ page, changes }) => {
  expect(textsIn(page, '#rules details:not([open]):has(#changes) li')).toEqual(changes);
});

const advice = 'Rules change: read the official page before you act.';

it.each([
  { name: 'reviewed', page: alpha, says: 'Last reviewed: 3 September 2026.', day: '2026-09-03' },
  {
    name: 'written by nobody who checked',
    page: beta,
    says: 'Written 2 July 2026.',
    day: '2026-07-02',
  },
])('below the rules stands on which day they were $name', ({ page, says, day }) => {
  const note = only(page, '#rules > p:last-child');
  expect(textOf(note)).toBe(`${says} ${advice}`);
  expect(only(note, 'time').getAttribute('datetime')).toBe(day);
});

it.each([
  { page: alpha, text: 'Ask us about the Alpha Republic', country: 'Alpha' },
  { page: beta, text: 'Ask us about the Beta Islands', country: 'Beta%20Islands' },
])('“$text” leads to the enquiry form, with the country filled in', (row) => {
  const links = linksIn(only(row.page, '#how-we-help'));
  expect(links).toEqual([[row.text, `/?country=${row.country}#enquiry`]]);
});

it('each abbreviation is marked where it is explained', () => {
  // Of the key document, a step and a document.
  expect(textsIn(main, 'dfn')).toEqual(['LA', 'ABC', 'MS']);
});
