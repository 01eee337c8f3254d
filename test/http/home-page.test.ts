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
const page = parseHtml((await ask.get('/')).text);
const section = (id: string) => only(page, `main > section#${id}`);

it('the home page at its other address is the same', async () => {
  const other = parseHtml((await ask.get('/site')).text);
  expect(only(other, '#root').innerHTML).toBe(only(page, '#root').innerHTML);
});

it('the navigation leads to the four sections', () => {
  expect(linksIn(only(page, 'nav[aria-label="On this page"]'))).toEqual([
    ['Welcome', '#welcome'],
    ['Our Services', '#services'],
    ['What we do', '#what-we-do'],
    ['Get in touch', '#get-in-touch'],
  ]);
});

it('the sections stand in this order', () => {
  const ids = all(page, 'main > section').map(({ id }) => id);
  expect(ids).toEqual(['welcome', 'services', 'what-we-do', 'get-in-touch']);
});

it('each section but the first begins with its name', () => {
  const names = ['Our Services', 'What we do', 'Get in touch'];
  expect(textsIn(page, 'main > section > h2:first-child')).toEqual(names);
});

it('the first section has the tagline, the introduction, a button to the services and the map', () => {
  const welcome = section('welcome');
  expect(textOf(only(welcome, 'h1'))).toBe('First line of the tagline. Second line of it.');
  expect(textsIn(welcome, 'p')).toEqual([
    'First paragraph of the introduction.',
    'Second paragraph of it.',
  ]);
  expect(linksIn(welcome)).toEqual([['Explore Our Services', '#services']]);
  expect(only(welcome, 'img').getAttribute('alt')).toBe('A map of the fixture & its routes');
});

it('each destination has a card, with a link that says where it leads', () => {
  const cards = all(section('services'), 'ul > li').map((card) => [
    textOf(only(card, 'h3')),
    textOf(only(card, 'p')),
    only(card, 'img').getAttribute('alt'),
    ...linksIn(card),
  ]);
  expect(cards).toEqual([
    [
      'Alpha',
      'First line of Alpha’s card. Second line of Alpha’s card.',
      'A fixture of a picture & a frame',
      ['Learn more about studying in Alpha', `${below}/alpha`],
    ],
    [
      'Beta Islands',
      'First line of Beta Islands’s card. Second line of Beta Islands’s card.',
      'A photograph of the Beta Islands',
      ['Learn more about studying in Beta Islands', `${below}/beta`],
    ],
    [
      'Gamma',
      'First line of Gamma’s card. Second line of Gamma’s card.',
      'A drawing of Gamma',
      ['Learn more about studying in Gamma', `${below}/gamma`],
    ],
  ]);
});

it('what we do stands in six blocks, numbered by their order', () => {
  const blocks = all(section('what-we-do'), 'ol > li');
  expect(blocks.map((block) => [textOf(only(block, 'h3')), textOf(only(block, 'p'))])).toEqual([
    ['Stage one', 'Text of stage one.'],
    ['Stage two', 'Text of stage two.'],
    ['Stage three', 'Text of stage three.'],
    ['Stage four', 'Text of stage four.'],
    ['Stage five', 'Text of stage five.'],
    ['Stage six', 'Text of stage six.'],
  ]);
});

it.each([
  { within: 'services', leads: ['Lead of the services.', 'Lead of the comparison.'] },
  { within: 'what-we-do', leads: ['Lead of the stages.'] },
  { within: 'get-in-touch', leads: ['Lead of the contact section.'] },
])('#$within says what each of its parts is for', ({ within, leads }) => {
  expect(textsIn(section(within), 'p.lead')).toEqual(leads);
});

describe('the comparison', () => {
  const comparison = only(section('services'), 'section:has(table)');
  const rowsOf = (part: 'thead' | 'tbody') =>
    all(comparison, `${part} tr`).map((row) => [...row.children].map(textOf));

  it('is a table with a title, in a region that a keyboard can scroll', () => {
    expect(textOf(only(comparison, 'caption'))).toBe('Title of the comparison');
    expect(attributesOf(comparison)).toMatchObject({
      'aria-label': 'Title of the comparison',
      tabindex: '0',
    });
  });

  it('has a column for each country, whose name leads to its page', () => {
    expect(rowsOf('thead')).toEqual([['', 'Alpha', 'Beta Islands', 'Gamma']]);
    expect(linksIn(only(comparison, 'thead'))).toEqual([
      ['Alpha', `${below}/alpha`],
      ['Beta Islands', `${below}/beta`],
      ['Gamma', `${below}/gamma`],
    ]);
  });

  it('has a row for each question, with the answer of each country', () => {
    const questions = rowsOf('tbody').map(([question]) => question);
    expect(questions).toEqual([
      'Intakes',
      'Apply through',
      'Key visa document',
      'Proof of funds',
      'Health cover',
      'Work in term',
      'Work after',
      'Where the sum is written',
      'Official site',
    ]);
    expect(rowsOf('tbody')[2]?.slice(1)).toEqual([
      'LA (Letter of Alpha)',
      'LB (Letter of Beta Islands)',
      'LG (Letter of Gamma)',
    ]);
  });

  it('leads in its last two rows to the official pages', () => {
    expect(linksIn(only(comparison, 'tbody'))).toEqual([
      ['Sum for Alpha', 'https://alpha.example/funds'],
      ['Sum for Beta Islands', 'https://beta.example/funds'],
      ['Sum for Gamma', 'https://gamma.example/funds'],
      ['Alpha government', 'https://alpha.example/visa'],
      ['Beta Islands government', 'https://beta.example/visa'],
      ['Gamma government', 'https://gamma.example/visa'],
    ]);
  });

  it('lets a visitor choose two countries, at first the first two', () => {
    const options = all(comparison, 'select').map((select) => textsIn(select, 'option'));
    const names = ['Alpha', 'Beta Islands', 'Gamma'];
    expect(options).toEqual([names, names]);
    expect(textsIn(comparison, '[selected]')).toEqual(['Alpha', 'Beta Islands']);
  });

  it('names the two selects as a group', () => {
    expect(textOf(only(comparison, 'fieldset > legend'))).toBe('Countries to compare');
  });
});

it('what families ask is answered, each question closed, with its anchor and its official page', () => {
  expect(textOf(only(page, '#families'))).toBe('Title of the families’ questions');
  expect(textOf(only(page, '#families + p'))).toBe('Lead of the families’ questions.');
  expect(closedQuestionsIn(only(page, '#families ~ .questions'))).toEqual([
    {
      question: 'First question of families?',
      anchor: 'family-first',
      answer: 'First answer, with ABC (A Better Certificate). Page of the first answer',
      pages: ['https://official.example/first'],
    },
    {
      question: 'Second question of families?',
      anchor: 'family-second',
      answer: 'Second answer, with a link.',
      pages: ['/site/study-destination/gamma#visa-refused'],
    },
  ]);
});

it('a closed table says what one can do after a refusal, and leads to the answer of each country', () => {
  const fold = only(section('get-in-touch'), 'details:not([open]):has(#refusals)');
  expect(textsIn(fold, 'summary, #refusals')).toEqual([
    'Title of the refusals',
    'Lead of the refusals.',
  ]);
  expect(all(fold, 'tr').map((row) => [...row.children].map(textOf))).toEqual([
    ['Country', 'Until when', 'What you can ask for', 'What must change'],
    ['Alpha', 'Days for Alpha', 'Road of Alpha', 'Change for Alpha'],
    ['Beta Islands', 'Days for Beta Islands', 'Road of Beta Islands', 'Change for Beta Islands'],
    ['Gamma', 'Days for Gamma', 'Road of Gamma', 'Change for Gamma'],
  ]);
  expect(hrefsIn(fold)).toEqual([
    `${below}/alpha#visa-refused`,
    `${below}/beta#visa-refused`,
    `${below}/gamma#visa-refused`,
  ]);
});

it('the questions about money are in one closed fold, which says what it opens', () => {
  const fold = only(section('get-in-touch'), 'details:not([open]):has(#money)');
  expect(fold.previousElementSibling?.textContent).toBe('Title of the questions about money');
  expect(attributesOf(only(fold, 'summary[aria-label]'))).toMatchObject({
    'aria-label': 'Title of the questions about money',
  });
  expect(textOf(only(fold, '#money'))).toBe('Lead of the questions about money.');
});

it('the form stands before the questions', () => {
  const parts = all(section('get-in-touch'), '#enquiry, #families, #money');
  expect(parts.map(({ id }) => id)).toEqual(['enquiry', 'families', 'money']);
});

it('what the owner promises is said', () => {
  const promises = all(section('get-in-touch'), 'h3 + ul > li').map(textOf);
  expect(promises).toEqual(['We answer within two days.']);
});

it('the office has its street address, phone, mail, and links to both networks', () => {
  const contact = only(section('get-in-touch'), 'address');
  expect(textsIn(contact, 'p:first-child > span > span')).toEqual([
    '1 Fixture Street',
    'Testville 000001, Test Region',
    'Testland',
  ]);
  expect(linksIn(contact)).toEqual([
    ['+91 40 0000 0000', 'tel:+914000000000'],
    ['hello@fixture.example', 'mailto:hello@fixture.example'],
    ['Pictures of ours', 'https://pictures.example/quill'],
    ['Network of ours', 'https://network.example/quill'],
  ]);
});

it('the map is 250 px high, is fetched late and learns no more than which site asks', () => {
  expect(attributesOf(only(page, 'iframe'))).toEqual({
    src: 'https://map.example/embed?marker=1',
    title: 'Map of Testville',
    height: '250',
    loading: 'lazy',
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
});

it('the address and a link to the map stand below it, for those whose browser blocks the frame', () => {
  const caption = only(page, 'figure:has(iframe) figcaption');
  expect(textOf(caption)).toContain('1 Fixture Street, Testville 000001, Test Region, Testland.');
  expect(hrefsIn(caption)).toEqual(['https://map.example/?at=1']);
});

it('a closed note says how accessible the site is, and the footer links it', () => {
  const note = only(page, 'details:not([open]):has(#accessibility)');
  expect(textsIn(note, 'p')).toEqual(['How accessible the fixture is.']);
  expect(linksIn(only(page, 'footer'))).toContainEqual(['Accessibility', '/#accessibility']);
});

it('the page ends with address, rights notice and design credit', () => {
  expect(textsIn(only(page, 'footer'), 'address, p')).toEqual([
    '1 Fixture Street, Testville 000001, Test Region, Testland · +91 40 0000 0000 · hello@fixture.example · Monday to Friday, <9> & 5',
    '© Quill & Öst’s “Bureau”',
    'Accessibility',
    'Made by Quill & Öst’s “Bureau”.',
  ]);
});

it('the first picture is fetched at once, after what is larger; the others when they are near', () => {
  const [first, ...others] = all(page, 'main img').map(attributesOf);
  expect(first?.['fetchpriority']).toBe('low');
  expect(first).not.toHaveProperty('loading');
  expect(others.map(({ loading }) => loading)).toEqual(['lazy', 'lazy', 'lazy']);
});
