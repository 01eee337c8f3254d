import { expect, it } from 'vitest';
import { readPage } from '../setup/app.ts';
import { all, attributesOf, hrefsIn, linksIn, only, textOf, textsIn } from '../setup/html.ts';

const below = '/site/study-destination';
const alpha = await readPage(`${below}/alpha`);
const beta = await readPage(`${below}/beta`);
const gamma = await readPage(`${below}/gamma`);
const main = only(alpha, 'main');

/** Each heading with its anchor, its own or that of the part around it. */
const headings = all(main, 'h1, h2, h3').map((heading) => [
  textOf(heading),
  `#${heading.closest('[id]')?.id}`,
]);

it('the headings are those of the specification, each part with the anchor that counsellors send', () => {
  expect(headings).toEqual([
    ['Study in Alpha', '#main'],
    ['Application Process Overview', '#main'],
    ['Your plan, month by month', '#plan'],
    ['Documents for your application', '#documents-application'],
    ['After You Receive an Offer', '#after-offer'],
    ['Documents for your visa', '#documents-visa'],
    ['The rules, and where they are written', '#rules'],
    ["Why It's Worth It", '#why'],
    ['How We Help', '#how-we-help'],
  ]);
});

it('"On this page" leads to each part by its heading, and to what families ask', () => {
  const links = linksIn(only(main, 'nav[aria-label="On this page"]'));
  expect(links.slice(0, 7)).toEqual(headings.filter(([, anchor]) => anchor !== '#main'));
  const groups = ['/#marks', '/#money', '/#refused', '/#safety'];
  expect(links.slice(7)).toEqual(
    groups.map((group) => [expect.stringMatching(/^Families ask: ./), group]),
  );
});

it('heading, picture and first words come before the form, all else that introduces after it', () => {
  const opening = only(main, 'header:has(h1)');
  expect(only(opening, 'img').getAttribute('alt')).toBe('A fixture of a picture & a frame');
  const introduction = textsIn(main, 'header p, #your-start, div:has(> .changes) > .flow > p');
  expect(introduction).toEqual([
    'First paragraph about Alpha.',
    expect.stringMatching(/^Level/),
    'Second paragraph about Alpha.',
    'The honest limit of Alpha.',
  ]);
});

it('the postmark on the picture has the day of the page', () => {
  expect(textOf(only(main, 'header .postmark'))).toBe('TESTVILLETESTLAND23 NOV2026');
});

it('the picture of the first screen is fetched first; it stands once more below, where it is fetched when it comes into sight', () => {
  const pictures = all(main, 'img').map(attributesOf);
  expect(pictures).toMatchObject([{ fetchpriority: 'high' }, { alt: '', loading: 'lazy' }]);
  expect(pictures[0]).not.toHaveProperty('loading');
});

it('the navigation has the home page and every destination, itself marked as current', () => {
  const navigation = only(alpha, 'nav[aria-label="Destinations"]');
  expect(textsIn(navigation, 'a')).toEqual(['Home', 'Alpha', 'Beta Islands', 'Gamma']);
  expect(hrefsIn(navigation)).toContain(`${below}/alpha`);
  expect(textsIn(navigation, '[aria-current="page"]')).toEqual(['Alpha']);
});

it('the page says where it is, below the home page', () => {
  const trail = only(alpha, 'nav[aria-label="Breadcrumbs"]');
  expect(linksIn(trail)).toEqual([['Home', '/']]);
  expect(textsIn(trail, '[aria-current="page"]')).toEqual(['Study in Alpha']);
});

it.each([
  { page: alpha, says: ['Previous Gamma', 'Next Beta Islands'] },
  { page: gamma, says: ['Previous Beta Islands', 'Next Alpha'] },
])('the page leads to the destinations before and after it: $says', ({ page, says }) => {
  const neighbours = only(page, 'nav[aria-label="Previous and next destination"]');
  expect(textsIn(neighbours, 'a')).toEqual(says);
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
  const airports = all(main, 'abbr').map((code) => [textOf(code), code.getAttribute('title')]);
  expect(airports.flat()).toEqual(['TTT', 'Testville', 'AAA', 'Alphaville']);
  expect(textsIn(main, 'p:has(abbr)')).toEqual(['TTTTestvilletoAAAAlphavilleAt a glance']);
});

it('each section begins with what the guide says', () => {
  expect(textsIn(main, 'section:has(> h2) > p')).toEqual([
    'How to apply in Alpha.',
    'What follows an offer from Alpha.',
    'First reason for Alpha.',
    'Second reason for Alpha.',
    'How we help with Alpha.',
  ]);
});

it('the questions stand closed in the sections that they are about, with their anchors', () => {
  const questions = all(main, 'section:has(> h2)').map((section) =>
    all(section, 'details:not([open]) > p[id]').map(({ id }) => id),
  );
  expect(questions).toEqual([['applying'], ['visa-refused'], ['worth'], []]);
});

it('a document has a box that is not ticked, why it is asked for and what goes wrong', () => {
  const [, marks = main] = all(main, '#documents-application li');
  expect(only(marks, '[type="checkbox"]').matches('[value="marks"]:not([checked])')).toBe(true);
  expect(textsIn(marks, 'label, p')).toEqual([
    'MS (Mark sheets) for Alpha',
    'Why mark sheets are asked for.',
    'What goes wrong: What goes wrong with mark sheets.',
  ]);
});

it('a list of documents sends nothing, and has a button that clears the ticks without script', () => {
  const list = only(main, '#documents-visa');
  expect(attributesOf(list)).toMatchObject({ method: 'dialog', autocomplete: 'off' });
  expect(attributesOf(list)).not.toHaveProperty('action');
  expect(all(list, 'button').map(attributesOf)).toMatchObject([{ type: 'reset' }]);
});

it('each rule has exactly its words and its official page', () => {
  const rules = only(main, '#rules dl');
  const detail = 'Detail of the rule of Alpha. Page of the rule';
  expect(textsIn(rules, 'dt, dd')).toEqual(['Rule of Alpha', detail]);
  expect(hrefsIn(rules)).toEqual(['https://alpha.example/rule']);
});

it('the matter that changed last and its day are in sight, what changed and its official page a tap away', () => {
  const latest = only(main, '.changes');
  expect(textsIn(latest, 'p, summary')).toEqual([
    'Latest change',
    'The change in Alpha 4 May 2026',
    'What changed in Alpha. Page of the change',
  ]);
  expect(hrefsIn(only(latest, 'details:not([open])'))).toEqual(['https://alpha.example/change']);
});

it('all that is still open stands there instead, where something is', () => {
  expect(textsIn(beta, '.changes :is(p, summary)')).toEqual([
    'Not decided yet, last news of',
    'The open question 2 March 2026',
    'What is not decided in Beta Islands. Page of the proposal',
    'The ruling 9 January 2026',
    'What a court decides. Page of the court',
  ]);
});

it.each([
  { name: 'what changed before', page: alpha, begins: [/^31 December 2025: What changed/] },
  { name: 'what was decided, where something is open', page: beta, begins: [/^4 May 2026: What/] },
  { name: 'nothing, where nothing else has changed', page: gamma, begins: [] },
])('below the rules stands, closed, $name', ({ page, begins }) => {
  const changes = textsIn(page, '#rules details:not([open]):has(#changes) li');
  expect(changes).toEqual(begins.map((begin) => expect.stringMatching(begin)));
  expect(all(page, '#changes')).toHaveLength(begins.length);
});

it.each([
  { name: 'reviewed', page: alpha, says: /^Last reviewed: 3 September 2026\. Rules change/ },
  { name: 'only written', page: beta, says: /^Written 2 July 2026\. Rules change/ },
])('below the rules stands on which day they were $name', ({ page, says }) => {
  expect(textOf(only(page, '#rules > p:last-child'))).toMatch(says);
});

const readOn = 'We read this on 2 July 2026. It may have changed: read the official page.';

it.each([
  {
    today: '2026-11-30',
    says: [
      'Not decided yet, last news of',
      'What is not decided in Beta Islands. Page of the proposal',
      'Detail of the rule of Beta Islands. Page of the rule',
      'Answer about worth. Page of worth',
    ],
  },
  {
    today: '2026-12-01',
    says: [
      'News of',
      `Page of the proposal ${readOn} What was proposed in Beta Islands.`,
      `Page of the rule ${readOn} What the rule was.`,
      `Page of worth ${readOn} What the answer was.`,
    ],
  },
])('words with a day to look again are asserted only before it: $today', async (row) => {
  const page = await readPage(`${below}/beta`, { today: row.today });
  const change = '.changes details:first-of-type p';
  expect(textsIn(page, `.changes > p, ${change}, #rules dd, #why details p`)).toEqual(row.says);
});

it.each([
  { today: '2027-01-01', says: [] },
  { today: '2027-01-02', says: [expect.stringContaining('on 2 July 2026, more than six months')] },
])('six months after it was last read, the page says so at its top: $today', async (row) => {
  const page = await readPage(`${below}/beta`, { today: row.today });
  expect(textsIn(page, 'main header p.marked')).toEqual(row.says);
});
