import { expect, it } from 'vitest';
import { readPage } from '../setup/app.ts';
import { all, attributesOf, hrefsIn, linksIn, only, textOf, textsIn } from '../setup/html.ts';

const below = '/site/study-destination';
const destinations = [`${below}/alpha`, `${below}/beta`, `${below}/gamma`];
const page = await readPage('/');
const section = (id: string) => only(page, `main > section#${id}`);

it('the home page at its other address is the same', async () => {
  expect(only(await readPage('/site'), '#root').innerHTML).toBe(only(page, '#root').innerHTML);
});

it('the navigation leads to the four sections, and beside it stand phone, street, city and hours', () => {
  const navigation = only(page, 'nav[aria-label="On this page"]');
  expect(linksIn(navigation)).toEqual([
    ['Welcome', '#welcome'],
    ['Our Services', '#services'],
    ['What we do', '#what-we-do'],
    ['Get in touch', '#get-in-touch'],
  ]);
  expect(textsIn(page, 'nav[aria-label="On this page"] + address > *')).toEqual([
    '+91 40 0000 0000',
    '1 Fixture Street',
    'Testville 000001, Test Region',
    'Monday to Friday, 9 am to 5:30 pm',
  ]);
});

it('the sections stand in this order, each with its heading for its name', () => {
  const sections = all(page, 'main > section').map((each) => [
    each.id,
    textOf(only(each, `:is(h1, h2)#${each.getAttribute('aria-labelledby')}`)),
  ]);
  expect(sections).toEqual([
    ['welcome', 'First line of the tagline. Second line of it.'],
    ['services', 'Our Services'],
    ['what-we-do', 'What we do'],
    ['families', '5 questions that families ask'],
    ['get-in-touch', 'Get in touch'],
  ]);
});

it('each section, the comparison and the refusals begin with what they are about', () => {
  const read = textOf(only(page, 'main'));
  expect(read.match(/(?<=Lead of the ).+?(?=\.)/g)?.join()).toBe(
    'services,comparison,stages,families’ questions,refusals,contact section',
  );
});

it('the first section has the introduction, a button to the services and the map', () => {
  const welcome = section('welcome');
  const introduction = ['First paragraph of the introduction.', 'Second paragraph of it.'];
  expect(textsIn(welcome, 'p')).toEqual(introduction);
  expect(linksIn(welcome)).toEqual([
    ['Explore Our Services', '#services'],
    ['What to apply for in November 2026 For Class 12, final year and graduates', '#board'],
  ]);
  expect(only(welcome, 'img').getAttribute('alt')).toBe('A map of the fixture & its routes');
});

it('the board names the starts for which people apply this month, each with its country’s page', () => {
  const board = only(section('services'), 'table:has(caption)');
  expect(textOf(only(board, 'caption'))).toMatch(
    /In November 2026 people usually apply for Results by July 2027, unless/,
  );
  expect(textsIn(board, 'thead tr > *')).toEqual(['', 'Bachelor’s', 'Master’s or PhD']);
  const rows = all(board, 'tbody tr').map((row) => textsIn(row, 'th, td'));
  expect(rows).toEqual([
    [
      'AAA Alpha',
      'Autumn 2027, Alpha by 13 January 2027, 23:30 in India',
      'Autumn 2027, Alpha many close December 2026 to February 2027',
    ],
    [
      'BBB Beta Islands',
      'February 2028, Beta Islands from May 2027 Results in hand: February 2027, Beta Islands',
    ],
    ['CCC Gamma', 'September 2027, Gamma from December 2026'],
  ]);
  expect(all(board, 'td[colspan="2"]')).toHaveLength(2);
  expect(hrefsIn(board).at(-1)).toBe(`${below}/gamma?start=2027-september`);
});

it('each destination has a card, with a link to its page that says where it leads', () => {
  const cards = only(section('services'), 'ul');
  expect(hrefsIn(cards)).toEqual(destinations);
  expect(textsIn(cards, 'li:first-child :is(h3, p, a)')).toEqual([
    'Alpha',
    'First line of Alpha’s card. Second line of Alpha’s card.',
    'Learn more about studying in Alpha',
  ]);
});

it('what we do stands in six blocks, in their order', () => {
  const blocks = textsIn(section('what-we-do'), 'ol > li');
  expect(blocks).toHaveLength(6);
  expect(blocks[5]).toBe('Stage sixText of stage six.');
});

const comparison = only(section('services'), 'section:has(table)');
const compared = all(comparison, 'tbody tr').map((row) => [...row.children].map(textOf));

it('the comparison is a table in a region that a keyboard can scroll, with a column for each country’s page; which two are compared is chosen above it', () => {
  const title = 'Title of the comparison';
  expect(attributesOf(comparison)).toMatchObject({ 'aria-label': title, tabindex: '0' });
  expect(all(comparison, `table[aria-label="${title}"]`)).toHaveLength(1);
  expect(textsIn(section('services'), 'fieldset > legend')).toEqual(['Countries to compare']);
  expect(textsIn(comparison, 'thead tr > *')).toEqual(['', 'Alpha', 'Beta Islands', 'Gamma']);
  expect(hrefsIn(only(comparison, 'thead'))).toEqual(destinations);
});

it('the comparison has the facts of each country, but the visa, and the official pages of length and funds', () => {
  expect(compared.slice(0, 6).map(([question, alpha]) => [question, alpha])).toEqual([
    ['Length of a degree', 'Length of Alpha’s courses Courses of Alpha'],
    ['With results in May to August', 'Start in Alpha after results'],
    ['Intakes', 'Intakes of Alpha'],
    ['Apply through', 'Directly in Alpha'],
    ['Key visa document', 'LA (Letter of Alpha)'],
    ['Proof of funds', 'Funds for Alpha Sum for Alpha'],
  ]);
  const families = ['Family in Alpha', 'Family in Beta Islands', 'Family in Gamma'];
  expect(compared.slice(9)).toEqual([['Husband or wife', ...families]]);
  const pages = hrefsIn(only(comparison, 'tbody')).filter((href) => href.includes('alpha'));
  expect(pages).toEqual(['https://alpha.example/courses', 'https://alpha.example/funds']);
});

it('what families ask is answered, each question closed, with its anchor and its official page', () => {
  const questions = all(section('families'), 'details:not([open])');
  expect(questions).toHaveLength(5);
  const [first = page] = questions;
  expect(textsIn(first, 'summary, p#family-first')).toEqual([
    'First question of families?',
    'First answer, with ABC (A Better Certificate). Page of the first answer',
  ]);
  expect(hrefsIn(first)).toEqual(['https://official.example/first']);
});

it('a closed table says what one can do after a refusal, and leads to the answer of each country', () => {
  const fold = only(section('families'), 'details:not([open]):has(#refusals)');
  const [head, alpha] = all(fold, 'tr').map((row) => [...row.children].map(textOf));
  expect(head).toEqual(['Country', 'Until when', 'What you can ask for', 'What must change']);
  expect(alpha).toEqual(['Alpha', 'Days for Alpha', 'Road of Alpha', 'Change for Alpha']);
  expect(hrefsIn(fold)).toEqual(destinations.map((path) => `${path}#visa-refused`));
});

it('the questions are counted, in groups that coupons lead to; the services lead there, too', () => {
  expect(textsIn(section('families'), 'h2, h3')).toEqual([
    '5 questions that families ask',
    'Marks and documents 2 questions',
    'Loan and money 1 question',
    'Visa, and refused before 1 question',
    'Safety, and far from home 1 question',
  ]);
  const anchors = ['#marks', '#money', '#refused', '#safety'];
  expect(hrefsIn(only(section('families'), 'nav'))).toEqual(anchors);
  expect(all(page, anchors.join()).map(({ tagName }) => tagName)).toEqual(['H3', 'H3', 'H3', 'H3']);
  expect(hrefsIn(only(section('services'), ':scope > p:has(a)'))).toEqual([
    '#families',
    '#compare',
  ]);
});

it('the office has its street address, phone, mail, and links to both networks', () => {
  const contact = only(section('get-in-touch'), 'address');
  expect(textOf(contact)).toContain('1 Fixture Street');
  expect(linksIn(contact)).toEqual([
    ['+91 40 0000 0000', 'tel:+914000000000'],
    ['WhatsApp', expect.stringContaining('wa.me/919000012345?')],
    ['hello@fixture.example', 'mailto:hello@fixture.example'],
    ['Pictures of ours', 'https://pictures.example/quill'],
    ['Network of ours', 'https://network.example/quill'],
  ]);
});

it('the map is 250 px high, is not fetched without script, and learns no more than which site asks', () => {
  expect(attributesOf(only(page, 'iframe'))).toEqual({
    class: 'invisible',
    title: 'Map of Testville',
    height: '250',
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
});

it('the address and a link to the map stand below it, for those whose browser blocks the frame', () => {
  const caption = only(page, 'figure:has(iframe) figcaption');
  expect(textOf(caption)).toMatch(/^1 Fixture Street, Testville 000001, Test Region, Testland\. /);
  expect(linksIn(caption)).toEqual([
    [
      'Show the address in your maps app',
      'https://www.google.com/maps/search/?api=1&query=1%20Fixture%20Street%2C%20Testville%20000001%2C%20Test%20Region%2C%20Testland',
    ],
    ['open the map in OpenStreetMap', 'https://map.example/?at=1'],
  ]);
});

it('a closed note says how accessible the site is, and the footer links it', () => {
  const note = only(page, 'details:not([open]):has(#accessibility)');
  expect(textsIn(note, 'summary, p')).toEqual([
    'How accessible this site is',
    'How accessible the fixture is.',
  ]);
  expect(linksIn(only(page, 'footer'))).toContainEqual(['Accessibility', '/#accessibility']);
});

it('the page ends with address, rights notice and design credit', () => {
  expect(textsIn(only(page, 'footer'), 'address, p')).toEqual([
    '1 Fixture Street, Testville 000001, Test Region, Testland +91 40 0000 0000 hello@fixture.example Monday to Friday, 9 am to 5:30 pm',
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
