import { expect, it } from 'vitest';
import { readPage } from '../setup/app.ts';
import {
  all,
  announcedDrawings,
  attributesOf,
  byRole,
  linesOf,
  linksIn,
  namesIn,
  only,
  outlineOf,
  picturesIn,
  rowsOf,
  textOf,
  textsIn,
} from '../setup/html.ts';

const below = '/site/study-destination';
const page = await readPage('/');
const section = (id: string) => only(page, `#${id}`);

it('sends the same page at /site', async () => {
  expect(only(await readPage('/site'), '#root').innerHTML).toBe(only(page, '#root').innerHTML);
});

it('has these landmarks, headings and anchors', () => {
  expect(outlineOf(page)).toMatchInlineSnapshot(`
    "banner
      navigation “On this page”
    main #main
      region “First line of the tagline. Second line of it.” #welcome (focusable)
        h1 First line of the tagline. Second line of it. #welcome-title (focusable)
      region “Our Services” #services (focusable)
        h2 Our Services #services-title
        navigation “Title of the situations”
          h3 Title of the situations #situations-title
        #board
        h3 Alpha
        h3 Beta Islands
        h3 Gamma
        region “Title of the comparison” #compare
          h3 Title of the comparison
      region “What we do” #what-we-do (focusable)
        h2 What we do #what-we-do-title
        h3 Stage one
        h3 Stage two
        h3 Stage three
        h3 Stage four
        h3 Stage five
        h3 Stage six
      region “5 questions that families ask” #families (focusable)
        h2 5 questions that families ask #families-title
        navigation “5 questions that families ask”
        h3 About marks 2 questions #marks (focusable)
        #family-first
        #family-second
        h3 About money 1 question #money (focusable)
        #money-first
        h3 About refusals 1 question #refused (focusable)
        #refusals
        h3 About safety 1 question #safety (focusable)
        #safety-first
      region “Get in touch” #get-in-touch (focusable)
        h2 Get in touch #contact-title
        #enquiry-sent
          h3 Application Submitted! #success-title
          #success-note
          #success-text
        form “Enquiry” #enquiry (focusable)
          #enquiry-name
          #enquiry-Phone
          #enquiry-country
          #enquiry-course
          #enquiry-course-hint
          #enquiry-passing
          #enquiry-email
          #enquiry-countries
        #privacy
        #accessibility
    contentinfo
    complementary “Talk to a person”"
  `);
});

it('links the four sections in the header', () => {
  expect(linksIn(byRole(page, 'navigation', 'On this page'))).toEqual([
    'Welcome → #welcome',
    'Our Services → #services',
    'What we do → #what-we-do',
    'Get in touch → #get-in-touch',
  ]);
});

it('shows phone, office and hours in the header', () => {
  const header = byRole(page, 'banner');
  expect(linesOf(header).at(-1)).toBe(
    '+91 40 0000 00001 Fixture StreetTestington 000001, Test RegionMonday to Friday, 9 am to 5:30 pm',
  );
  expect(linksIn(header).at(-1)).toBe('+91 40 0000 0000 → tel:+914000000000');
});

it('links itself by its name in the header', () => {
  expect(linksIn(byRole(page, 'banner'))[0]).toBe(
    'Quill & Öst’s “Bureau” Study far from Testington → /',
  );
});

it('welcomes with tagline, introduction, and links to services and board', () => {
  expect(linesOf(section('welcome'))).toEqual([
    'First line of the tagline. Second line of it.',
    'First paragraph of the introduction.',
    'Second paragraph of it.',
    'First promise.',
    'Second promise.',
    'Explore Our ServicesWhat to apply for in November 2026 For Class 12, final year and graduates',
  ]);
  expect(linksIn(section('welcome'))).toEqual([
    'Explore Our Services → #services',
    'What to apply for in November 2026 For Class 12, final year and graduates → #board',
  ]);
  expect(only(section('welcome'), 'time').getAttribute('datetime')).toBe('2026-11');
});

it('fetches pictures of cards when they come into view', () => {
  expect(picturesIn(page)).toEqual([
    'A map of the fixture & its routes | /assets/hero.svg | low',
    'A fixture of a picture & a frame | /assets/picture.svg | lazy',
    'A photograph of the Beta Islands | /assets/photograph.webp | lazy',
    'A drawing of Gamma | /assets/gamma.svg | lazy',
  ]);
});

it('links other sites with rel="noopener"', () => {
  const others = all(page, 'a[href^="http"]');
  expect(others.length).toBeGreaterThan(7);
  expect(others.filter((link) => !link.getAttribute('rel')?.includes('noopener'))).toEqual([]);
});

it('hides drawings from assistive technology', () => {
  expect(announcedDrawings(page)).toEqual([]);
});

const board = only(page, '#board');

it('lists the intakes open for application this month in the board', () => {
  expect(textOf(only(board, 'caption'))).toBe(
    'TTT November 2026: what to apply for next Results by July 2027, unless a line says more',
  );
  expect(rowsOf(board)).toEqual([
    ' | Bachelor’s | Master’s or PhD',
    'AAA Alpha | Autumn 2027 in the Alpha Republic, bachelor’s, by 13 January 2027, 23:30 in India | Autumn 2027 in the Alpha Republic, master’s or PhD, many close December 2026 to February 2027',
    'BBB Beta Islands | February 2028 in the Beta Islands, opens around May 2027 Results in hand: February 2027 in the Beta Islands, many close October to November 2026',
    'CCC Gamma | – | September 2027 in Gamma, master’s or PhD, opens around December 2026',
  ]);
  // Rows that apply to both levels.
  expect(textsIn(board, 'tr:has([colspan="2"]) th')).toEqual(['BBB Beta Islands']);
});

it('links each intake of the board, with country and level in its name', () => {
  expect(linksIn(board)).toEqual([
    `Autumn 2027 in the Alpha Republic, bachelor’s → ${below}/alpha?level=bachelor&start=2027-autumn`,
    `Autumn 2027 in the Alpha Republic, master’s or PhD → ${below}/alpha?level=master&start=2027-autumn`,
    `February 2028 in the Beta Islands → ${below}/beta?start=2028-february`,
    `February 2027 in the Beta Islands → ${below}/beta?start=2027-february`,
    `September 2027 in Gamma, master’s or PhD → ${below}/gamma?level=master&start=2027-september`,
  ]);
});

it('hides airport codes from assistive technology and translators', () => {
  const codes = '[aria-hidden="true"][translate="no"]';
  expect(textsIn(page, codes)).toEqual(['TTT', 'AAA', 'BBB', 'CCC']);
});

it('shows a card for each country below the situations', () => {
  const services = linesOf(section('services'));
  expect(services.slice(0, 3)).toEqual([
    'Our Services',
    'Lead of the services.',
    'Title of the situations',
  ]);
  const cards = services.slice(
    services.findIndex((line) => line.startsWith('September 2027 in Gamma')) + 1,
  );
  expect(cards.slice(0, 10)).toEqual([
    ...['Alpha', 'Beta Islands', 'Gamma'].flatMap((name) => [
      name,
      `First line of ${name}’s card. Second line of ${name}’s card.`,
      `Learn more about studying in ${name}`,
    ]),
    'Lead of the comparison. Written 1 July 2026.',
  ]);
});

it('links help for each situation, and each country', () => {
  const links = linksIn(section('services'));
  expect(links.slice(0, 2)).toEqual(['At school → #board', 'Short of money → #money']);
  expect(links.filter((link) => link.startsWith('Learn more'))).toEqual([
    `Learn more about studying in Alpha → ${below}/alpha`,
    `Learn more about studying in Beta Islands → ${below}/beta`,
    `Learn more about studying in Gamma → ${below}/gamma`,
  ]);
});

const comparison = byRole(page, 'region', 'Title of the comparison');
const names = ['Alpha', 'Beta Islands', 'Gamma'];

it('compares every country in a table', () => {
  const row = (title: string, text: string) =>
    [title, ...names.map((name) => text.replaceAll('NAME', name))].join(' | ');
  expect(rowsOf(byRole(comparison, 'table', 'Title of the comparison'))).toEqual([
    row('', 'NAME'),
    row('Length of a degree', 'Length of NAME’s courses Courses of NAME'),
    row('With results in May to August', 'Start in NAME after results'),
    row('Intakes', 'Intakes of NAME'),
    row('Apply through', 'Directly in NAME'),
    'Key visa document | LA (Letter of Alpha) | LB (Letter of Beta Islands) | LG (Letter of Gamma)',
    row('Proof of funds', 'Funds for NAME Sum for NAME'),
    row('Health cover', 'Health cover of NAME'),
    row('Work in term', 'Work in term in NAME'),
    row('Work after', 'Work after a degree in NAME'),
    row('Husband or wife', 'Family in NAME'),
  ]);
});

it('links the pages that the comparison compares', () => {
  expect(linksIn(comparison).slice(0, 4)).toEqual([
    `Alpha → ${below}/alpha`,
    `Beta Islands → ${below}/beta`,
    `Gamma → ${below}/gamma`,
    'Courses of Alpha → https://alpha.example/courses',
  ]);
  expect(linksIn(comparison).slice(-2)).toEqual([
    'Sum for Gamma → https://gamma.example/funds',
    'Ask us about Alpha and Beta Islands → /?country=Alpha&country=Beta%20Islands#enquiry',
  ]);
});

it('makes the comparison scrollable by keyboard', () => {
  expect(comparison.getAttribute('tabindex')).toBe('0');
});

it('compares the first two countries on a phone, and offers every country', () => {
  expect(namesIn(comparison, 'group')).toEqual(['Countries to compare']);
  expect(namesIn(comparison, 'combobox')).toEqual(['Compare', 'Compare with']);
  const values = all(comparison, 'option').map((option) => option.getAttribute('value'));
  expect(values.join()).toBe('alpha,beta,gamma,alpha,beta,gamma');
  expect(textsIn(comparison, 'option').join()).toBe([...names, ...names].join());
  expect(textsIn(comparison, 'option[selected]')).toEqual(['Alpha', 'Beta Islands']);
});

it('describes our services in six blocks', () => {
  expect(linesOf(section('what-we-do'))).toEqual([
    'What we do',
    'Lead of the stages.',
    ...['one', 'two', 'three', 'four', 'five', 'six'].flatMap((stage) => [
      `Stage ${stage}`,
      `Text of stage ${stage}.`,
    ]),
  ]);
});

it('ends each group of questions with a link to the form that names it', () => {
  const links = linksIn(section('families')).filter((link) => link.startsWith('Write to us'));
  expect(links[1]).toBe('Write to us about: About money → /?course=About%20money#enquiry');
  expect(links).toHaveLength(4);
});

it('answers families’ questions in counted groups', () => {
  const lines = linesOf(section('families'));
  expect(lines.slice(6).filter((line) => !/Alpha|Beta|Gamma|^Your case/.test(line))).toEqual([
    'About marks 2 questions',
    'First question of families?',
    'First answer, with ABC (A Better Certificate). Page of the first answer',
    'Second question?',
    'Second answer.',
    'About money 1 question',
    'Question about money?',
    'Answer about money.',
    'About refusals 1 question',
    'Title of the refusals',
    'Lead of the refusals.',
    'Country',
    'Deadline',
    'What you can ask for',
    'What must change',
    'About safety 1 question',
    'Safe?',
    'Answer about safety.',
  ]);
});

it('links each group of questions', () => {
  expect(linksIn(byRole(page, 'navigation', '5 questions that families ask'))).toEqual([
    'About marks → #marks',
    'About money → #money',
    'About refusals → #refused',
    'About safety → #safety',
  ]);
});

it('closes every disclosure', () => {
  expect(all(page, 'summary').length).toBeGreaterThan(5);
  expect(all(page, 'details[open]')).toEqual([]);
});

it('lists the options after a refusal for each country', () => {
  const refusals = byRole(page, 'table', 'Title of the refusals');
  expect(rowsOf(refusals)).toEqual([
    'Country | Deadline | What you can ask for | What must change',
    ...names.map((name) => `${name} | Days for ${name} | Road of ${name} | Change for ${name}`),
  ]);
  expect(linksIn(refusals)).toEqual([
    `Alpha → ${below}/alpha#visa-refused`,
    `Beta Islands → ${below}/beta#visa-refused`,
    `Gamma → ${below}/gamma#visa-refused`,
  ]);
});

it('names rows and columns of every table for assistive technology', () => {
  expect(
    all(page, 'th').filter((cell) => !/^(row|col)$/.test(cell.getAttribute('scope') ?? '')),
  ).toEqual([]);
  expect(all(page, 'tbody tr').filter((row) => all(row, 'th[scope="row"]').length !== 1)).toEqual(
    [],
  );
});

const contact = section('get-in-touch');
const maps = 'https://www.google.com/maps/search/?api=1&query=';

it('shows address, phone, hours and charges beside the form', () => {
  const lines = linesOf(contact);
  expect(lines.slice(0, 2)).toEqual(['Get in touch', 'Lead of the contact section.']);
  expect(lines.slice(lines.findIndex((line) => line.startsWith('1 Fixture')))).toEqual([
    '1 Fixture StreetTestington 000001, Test RegionTestland',
    '+91 40 0000 0000Monday to Friday, 9 am to 5:30 pm',
    'WhatsApp',
    'hello@fixture.example',
    'Pictures of oursNetwork of ours',
    'What to bring.',
    'What we charge, and who pays us',
    'Map: OpenStreetMap. 1 Fixture Street, Testington 000001, Test Region, Testland. Show the address in your maps app or open the map in OpenStreetMap.',
    'How accessible this site is',
    'How accessible the fixture is.',
  ]);
});

it('links phone, messenger, mail, networks, charges and maps beside the form', () => {
  const hello = encodeURIComponent('Hello Quill & Öst’s “Bureau”: ');
  expect(linksIn(contact).slice(-8)).toEqual([
    '+91 40 0000 0000 → tel:+914000000000',
    `WhatsApp → https://wa.me/919000012345?text=${hello}`,
    'hello@fixture.example → mailto:hello@fixture.example',
    'Pictures of ours → https://pictures.example/quill',
    'Network of ours → https://network.example/quill',
    'What we charge, and who pays us → #our-charges',
    `Show the address in your maps app → ${maps}1%20Fixture%20Street%2C%20Testington%20000001%2C%20Test%20Region%2C%20Testland`,
    'open the map in OpenStreetMap → https://map.example/?at=1',
  ]);
});

it('frames a map that is not fetched without JavaScript', () => {
  const map = only(contact, 'iframe');
  expect(attributesOf(map, 'title', 'height', 'src', 'referrerpolicy')).toEqual([
    'Map of Testington',
    '250',
    null,
    'strict-origin-when-cross-origin',
  ]);
});

it('ends with address, rights notice, notes and the design credit', () => {
  const footer = byRole(page, 'contentinfo');
  expect(linesOf(footer)).toEqual([
    '1 Fixture Street, Testington 000001, Test Region, Testland +91 40 0000 0000 hello@fixture.example Monday to Friday, 9 am to 5:30 pm',
    '© Quill & Öst’s “Bureau”',
    'Privacy Accessibility',
    'Made by Quill & Öst’s “Bureau”.',
  ]);
  expect(linksIn(footer)).toEqual([
    '+91 40 0000 0000 → tel:+914000000000',
    'hello@fixture.example → mailto:hello@fixture.example',
    'Privacy → /#privacy',
    'Accessibility → /#accessibility',
  ]);
});

it('offers a person to talk to', () => {
  const hello = encodeURIComponent(
    'Hello Quill & Öst’s “Bureau”, a question about studying abroad: ',
  );
  expect(linksIn(byRole(page, 'complementary', 'Talk to a person'))).toEqual([
    'Call us → tel:+914000000000',
    'Write to us → /#enquiry',
    `WhatsApp → https://wa.me/919000012345?text=${hello}`,
  ]);
});

it('writes phone numbers left to right', () => {
  const numbers = all(page, 'a[href^="tel:"]').filter((link) => /\d/.test(textOf(link)));
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers.filter((link) => link.getAttribute('dir') !== 'ltr')).toEqual([]);
});

it.each([
  { today: '2026-12-31', notices: 0 },
  { today: '2027-01-01', notices: 2 },
])('warns at table and questions once read six months ago: $today', async ({ today, notices }) => {
  const lines = linesOf(await readPage('/', { today }).then((home) => only(home, 'main')));
  expect(lines.filter((line) => line.startsWith('We last read'))).toHaveLength(notices);
  expect(lines.filter((line) => line.endsWith('Written 1 July 2026.'))).toHaveLength(2);
});
