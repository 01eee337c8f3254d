import { expect, it } from 'vitest';
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

/** The page about the Beta Islands on a day. */
async function fetchBeta(today: string): Promise<Document> {
  const app = await createTestApp({ today });
  return parseHtml((await app.ask.get(`${below}/beta`)).text);
}

const alpha = await fetchPage('alpha');
const beta = await fetchPage('beta');
const gamma = await fetchPage('gamma');
const main = only(alpha, 'main');

it('the headings are those of the specification, with the parts of each section below them', () => {
  expect(textsIn(main, 'h1, h2, h3')).toEqual([
    'Study in Alpha',
    'Application Process Overview',
    'Your plan, month by month',
    'Documents for your application',
    'After You Receive an Offer',
    'Documents for your visa',
    'The rules, and where they are written',
    "Why It's Worth It",
    'How We Help',
  ]);
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

it('the picture of the first screen is fetched first', () => {
  const [picture] = all(main, 'img').map(attributesOf);
  expect(picture).toMatchObject({ fetchpriority: 'high' });
  expect(picture).not.toHaveProperty('loading');
});

it('the navigation has the home page and every destination, itself marked as current', () => {
  const navigation = only(alpha, 'nav[aria-label="Destinations"]');
  const destinations = [`${below}/alpha`, `${below}/beta`, `${below}/gamma`];
  expect(hrefsIn(navigation)).toEqual(['/', ...destinations]);
  expect(textsIn(navigation, 'a')).toEqual(['Home', 'Alpha', 'Beta Islands', 'Gamma']);
  expect(textsIn(navigation, '[aria-current="page"]')).toEqual(['Alpha']);
});

it('the page says where it is, below the home page', () => {
  const trail = only(alpha, 'nav[aria-label="Breadcrumbs"]');
  expect(linksIn(trail)).toEqual([['Home', '/']]);
  expect(textsIn(trail, '[aria-current="page"]')).toEqual(['Study in Alpha']);
});

it.each([
  { page: alpha, previous: 'Gamma', next: 'Beta Islands', addresses: ['gamma', 'beta'] },
  { page: gamma, previous: 'Beta Islands', next: 'Alpha', addresses: ['beta', 'alpha'] },
])('the page leads to the destinations before and after it: $previous, $next', (row) => {
  const neighbours = only(row.page, 'nav[aria-label="Previous and next destination"]');
  expect(textsIn(neighbours, 'a')).toEqual([`Previous ${row.previous}`, `Next ${row.next}`]);
  expect(hrefsIn(neighbours)).toEqual(row.addresses.map((id) => `${below}/${id}`));
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
});

const contents = linksIn(only(main, 'nav[aria-label="On this page"]'));

it('"On this page" lists the parts by the anchors that counsellors send', () => {
  expect(contents.map(([, anchor]) => anchor)).toEqual([
    '#plan',
    '#documents-application',
    '#after-offer',
    '#documents-visa',
    '#rules',
    '#why',
    '#how-we-help',
    '/#marks',
    '/#money',
    '/#refused',
    '/#safety',
  ]);
});

it.each(contents.slice(0, 7))('"On this page" calls “%s” as its heading does', (text, anchor) => {
  const part = only(main, anchor);
  const heading = part.matches('h3') ? part : part.querySelector('h2, h3');
  expect(heading?.textContent).toBe(text);
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
    closedQuestionsIn(section).map(({ anchor }) => anchor),
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

it.each([
  { list: 'application', documents: ['passport', 'marks'] },
  { list: 'visa', documents: ['offer'] },
])('the documents for the $list are in its list', ({ list, documents }) => {
  const boxes = all(main, `#documents-${list} [type="checkbox"]`);
  expect(boxes.map((box) => box.getAttribute('value'))).toEqual(documents);
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
  expect(only(latest, 'summary time').getAttribute('datetime')).toBe('2026-05-04');
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

const asserted = {
  heading: 'Not decided yet, last news of',
  change: 'What is not decided in Beta Islands. Page of the proposal',
  rule: 'Detail of the rule of Beta Islands. Page of the rule',
  answer: 'Answer about worth. Page of worth',
};
const readOn = 'We read this on 2 July 2026. It may have changed: read the official page.';
const readLongAgo = {
  heading: 'News of',
  change: `Page of the proposal ${readOn} What was proposed in Beta Islands.`,
  rule: `Page of the rule ${readOn} What the rule was.`,
  answer: `Page of worth ${readOn} What the answer was.`,
};

it.each([
  { today: '2026-11-30', says: asserted },
  { today: '2026-12-01', says: readLongAgo },
])(
  'words with a day to look again are asserted only before it: $today',
  async ({ today, says }) => {
    const page = await fetchBeta(today);
    expect({
      heading: textsIn(page, '.changes > p')[0],
      change: textsIn(page, '.changes details p')[0],
      rule: textOf(only(page, '#rules dd')),
      answer: textOf(only(page, '#why details p')),
    }).toEqual(says);
  },
);

it.each([
  { today: '2027-01-01', says: [] },
  { today: '2027-01-02', says: [expect.stringContaining('on 2 July 2026, more than six months')] },
])('six months after it was last read, the page says so at its top: $today', async (row) => {
  expect(textsIn(await fetchBeta(row.today), 'main header p.marked')).toEqual(row.says);
});

it('a link leads to the enquiry form, with the country filled in', () => {
  const link = ['Ask us about the Beta Islands', '/?country=Beta%20Islands#enquiry'];
  expect(linksIn(only(beta, '#how-we-help'))).toEqual([link]);
});
