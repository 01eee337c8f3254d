import { expect, it } from 'vitest';
import { home } from '../fixture/content/home.ts';
import { summaries } from '../fixture/content/summaries.ts';
import { readPage } from '../setup/app.ts';
import { all, attributesOf, only, textOf, textsIn } from '../setup/html.ts';
import {
  byRole,
  inReadingOrder,
  linesOf,
  linksIn,
  namesIn,
  outlineOf,
  picturesIn,
  rowsOf,
  sentencesIn,
} from '../setup/reading.ts';

const page = await readPage('/');
const section = (id: string) => only(page, `#${id}`);
const footer = byRole(page, 'contentinfo');
const names = ['Alpha', 'Beta Islands', 'Gamma'];
/** The path of a destination's page, by the beginning of its name. */
const pathOf = (name: string) => `/site/study-destination/${name.split(' ')[0]?.toLowerCase()}`;
const whatsappLink = (text: string) =>
  `WhatsApp → https://wa.me/919000012345?text=${encodeURIComponent(text)}`;

it('sends the same page at /site', async () => {
  expect(only(await readPage('/site'), '#root').innerHTML).toBe(only(page, '#root').innerHTML);
});

it('has the landmarks, headings, anchors and links of the snapshot', () => {
  expect(outlineOf(page)).toMatchInlineSnapshot(`
    "banner
      navigation “On this page”
        Welcome → #welcome
        Our Services → #services
        What we do → #what-we-do
        Get in touch → #get-in-touch
      Write to us → #enquiry
    main #main
      region “First line of the tagline. Second line of it.” #welcome (focusable)
        h1 First line of the tagline. Second line of it. #welcome-title (focusable)
        Explore Our Services → #services
        navigation “Countries and their next intakes”
          Alpha Autumn 2027, by 13 January → /site/study-destination/alpha
          Beta Islands February 2028 → /site/study-destination/beta
          Gamma September 2027 → /site/study-destination/gamma
      region “Our Services” #services (focusable)
        h2 Our Services #services-title
        navigation “Title of the situations”
          h3 Title of the situations #situations-title
          At school → #board
          Short of money → #money
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
          About marks → #marks
          About money → #money
          About refusals → #refused
          About safety → #safety
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
          #enquiry-course-hint
          More about the details → #privacy
        #privacy
        What we charge, and who pays us → #our-charges
        #accessibility
    contentinfo
    complementary “Talk to a person”"
  `);
});

it.each([
  [
    names.map((name) => `Learn more about studying in ${name} → ${pathOf(name)}`),
    only(page, '#board + ul'),
  ],
  [
    names.map((name) => `${name} → ${pathOf(name)}#visa-refused`),
    byRole(page, 'table', 'Title of the refusals'),
  ],
  [
    [
      ...['Call us → tel:+914000000000', 'Write to us → /#enquiry'],
      whatsappLink('Hello Quill & Öst’s “Bureau”, a question about studying abroad: '),
    ],
    byRole(page, 'complementary', 'Talk to a person'),
  ],
  [
    [
      ...[
        '+91 40 0000 0000 → tel:+914000000000',
        'hello@fixture.example → mailto:hello@fixture.example',
      ],
      ...['Privacy → /#privacy', 'Accessibility → /#accessibility'],
    ],
    footer,
  ],
])('contains the links %j', (links, within) => {
  expect(linksIn(within)).toEqual(links);
});

it('shows every text of the copy in order', () => {
  const { intro, trust, services, compare, stages, families, refusals, contact } = home;
  const { marks, money, safety } = families.questions;
  const shown = [
    ...[intro, trust, services, summaries, `${compare.lead} Written 1 July 2026.`, stages],
    ...[`${families.lead} Written 1 July 2026.`, marks, money, refusals, safety, contact.lead],
    ...[home.afterSending, home.beforeSending.underAge, home.privacy, contact.bring],
    home.accessibility,
  ];
  const texts = sentencesIn(shown, 'forget');
  expect(texts.length).toBeGreaterThan(30);
  expect(inReadingOrder(page.body, texts)).toEqual(texts);
});

it('shows phone number, street and hours in header, contact section and footer', () => {
  const details = ['+91 40 0000 0000', '1 Fixture Street', 'Monday to Friday, 9 am to 5:30 pm'];
  for (const part of [byRole(page, 'banner'), section('get-in-touch'), footer]) {
    expect(inReadingOrder(part, details)).toHaveLength(details.length);
  }
});

it('ends with copyright, notes and credit', () => {
  const [rights, credit] = ['© Quill & Öst’s “Bureau”', 'Made by Quill & Öst’s “Bureau”.'];
  expect(linesOf(footer).slice(-3)).toEqual([rights, 'Privacy Accessibility', credit]);
});

it('loads the pictures of cards lazily', () => {
  expect(picturesIn(page)).toEqual([
    'A map of the fixture & its routes | /assets/hero.svg | low',
    'A fixture of a picture & a frame | /assets/picture.svg | lazy',
    'A photograph of the Beta Islands | /assets/photograph.webp | lazy',
    'A drawing of Gamma | /assets/gamma.svg | lazy',
  ]);
});

const board = section('board');

it('lists the intakes open for application this month in the board', () => {
  expect(textOf(only(board, 'caption'))).toBe(
    'TTT November 2026: what to apply for next Results due by July 2027, unless noted',
  );
  expect(rowsOf(board)).toEqual([
    ' | Bachelor’s | Master’s or PhD',
    'AAA Alpha | Autumn 2027 in the Alpha Republic, bachelor’s, by 13 January 2027 | Autumn 2027 in the Alpha Republic, master’s or PhD, many close from December to February 2027',
    'BBB Beta Islands | February 2028 in the Beta Islands, opens around May 2027 Results in hand: February 2027 in the Beta Islands, many have closed: ask each one this week',
    'CCC Gamma | – | September 2027 in Gamma, master’s or PhD, opens around December 2026',
  ]);
  // Rows that apply to both levels.
  expect(textsIn(board, 'tr:has([colspan="2"]) th')).toEqual(['BBB Beta Islands']);
});

it('links each intake of the board, with country and level in its name', () => {
  expect(linksIn(board).map((link) => link.replace('/site/study-destination/', ''))).toEqual([
    'Autumn 2027 in the Alpha Republic, bachelor’s → alpha?level=bachelor&start=2027-autumn',
    'Autumn 2027 in the Alpha Republic, master’s or PhD → alpha?level=master&start=2027-autumn',
    'February 2028 in the Beta Islands → beta?start=2028-february',
    'February 2027 in the Beta Islands → beta?start=2027-february',
    'September 2027 in Gamma, master’s or PhD → gamma?level=master&start=2027-september',
  ]);
});

it('hides airport codes from assistive technology and translators', () => {
  const codes = '[aria-hidden="true"][translate="no"]';
  expect(textsIn(page, codes)).toEqual(['AAA', 'BBB', 'CCC', 'TTT', 'AAA', 'BBB', 'CCC']);
});

const comparison = byRole(page, 'region', 'Title of the comparison');

it('compares every country in a focusable region', () => {
  const row = (title: string, text: string) =>
    [title, ...names.map((name) => text.replaceAll('NAME', name))].join(' | ');
  // Scrollable by keyboard.
  expect(comparison.getAttribute('tabindex')).toBe('0');
  expect(rowsOf(byRole(comparison, 'table', 'Title of the comparison'))).toEqual([
    row('', 'NAME'),
    row('Length of a degree', 'Length of NAME’s courses Courses of NAME'),
    row('A master’s after a 3-year degree', 'Three years in NAME'),
    row('With results in April to August', 'Start in NAME after results'),
    row('Intakes', 'Intakes of NAME'),
    row('Proof of funds', 'Funds for NAME Sum for NAME'),
    row('Work in term', 'Work in term in NAME'),
    row('Work after', 'Work after a degree in NAME'),
    row('Husband, wife, children', 'Family in NAME'),
  ]);
});

it('links countries, official pages and the form from the comparison', () => {
  const links = linksIn(comparison);
  expect(links.slice(0, 3)).toEqual(names.map((name) => `${name} → ${pathOf(name)}`));
  expect(links.filter((link) => link.includes('https://'))).toHaveLength(6);
  expect(links.at(-1)).toBe(
    'Ask us about Alpha and Beta Islands → /?country=Alpha&country=Beta%20Islands#enquiry',
  );
});

it('offers every country for both columns on a phone, initially the first two', () => {
  expect(namesIn(comparison, 'group')).toEqual(['Countries to compare']);
  expect(namesIn(comparison, 'combobox')).toEqual(['Compare', 'Compare with']);
  const offered = all(comparison, 'option').map((it) => textOf(it) + it.getAttribute('value'));
  const each = ['Alphaalpha', 'Beta Islandsbeta', 'Gammagamma'];
  expect(offered).toEqual([...each, ...each]);
  expect(textsIn(comparison, 'option[selected]')).toEqual(['Alpha', 'Beta Islands']);
});

it('lists each country’s options after a refusal', () => {
  expect(rowsOf(byRole(page, 'table', 'Title of the refusals'))).toEqual([
    'Country | Last date | What you can ask for | What must change',
    ...names.map((name) => `${name} | Days for ${name} | Road of ${name} | Change for ${name}`),
  ]);
});

it('names the row of every table for assistive technology', () => {
  expect(all(page, 'tbody tr:not(:has(> th[scope="row"]))')).toEqual([]);
});

it('links each answer’s source, and the form with each group’s name as the topic', () => {
  const links = linksIn(section('families')).filter((link) => !/→ (#|\/site)/.test(link));
  const groups = ['About marks', 'About money', 'About refusals', 'About safety'].map(
    (group) => `Write to us about: ${group} → /?course=${encodeURIComponent(group)}#enquiry`,
  );
  expect(links).toEqual(['Page of the first answer → https://official.example/first', ...groups]);
});

const contact = section('get-in-touch');

it('links phone, messenger, mail, networks, charges and maps beside the form', () => {
  const office = '1%20Fixture%20Street%2C%20Testington%20000001%2C%20Test%20Region%2C%20Testland';
  expect(linksIn(contact).slice(-8)).toEqual([
    '+91 40 0000 0000 → tel:+914000000000',
    whatsappLink('Hello Quill & Öst’s “Bureau”: '),
    'hello@fixture.example → mailto:hello@fixture.example',
    'Pictures of ours → https://pictures.example/quill',
    'Network of ours → https://network.example/quill',
    'What we charge, and who pays us → #our-charges',
    `Show the address in your maps app → https://www.google.com/maps/search/?api=1&query=${office}`,
    'open the map in OpenStreetMap → https://www.openstreetmap.org/?mlat=20.5&mlon=80#map=16/20.5/80',
  ]);
});

it('reserves a frame for the map without requesting it', () => {
  const map = only(contact, 'iframe');
  expect(attributesOf(map, 'title', 'height', 'src')).toEqual(['Map of Testington', '250', null]);
  expect(map.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
});

it.each([
  { today: '2026-12-31', notices: 0 },
  { today: '2027-01-01', notices: 2 },
])(
  'shows the review date beside the table and the questions after six months (on $today)',
  async (row) => {
    const lines = linesOf(only(await readPage('/', { today: row.today }), 'main'));
    expect(lines.filter((line) => line.startsWith('We last read'))).toHaveLength(row.notices);
  },
);

it('embeds only the settings that a page shows', () => {
  expect(JSON.parse(section('page-data').textContent ?? '').settings).toEqual({
    enquiryAction: 'https://forms.example/f/inbox@fixture.example',
    enquiryReturn: false,
    enquiryNext: '',
    contactEmail: 'hello@fixture.example',
    contactPhone: '+91 40 0000 0000',
  });
});

it('escapes markup in embedded settings', async () => {
  const hostile = '<!--<script>@fixture.example';
  const changed = await readPage('/', { environment: { CONTACT_EMAIL: hostile } });
  const json = only(changed, '#page-data').textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json).settings).toMatchObject({ contactEmail: hostile });
});

it.each([
  ['2027-12-31', 'Work after a degree in Gamma', 'Detail of the rule of Gamma.'],
  ['2028-01-01', 'Less work after a degree in Gamma', 'The new rule of Gamma.'],
])('shows in comparison and guide what is in effect on %s: %s, %s', async (today, fact, rule) => {
  const table = byRole(await readPage('/', { today }), 'table', 'Title of the comparison');
  expect(rowsOf(table).join()).toContain(` | ${fact}`);
  const shown = [fact, `${rule} Page of the rule`];
  const guide = await readPage(pathOf('Gamma'), { today });
  expect(linesOf(guide.body)).toEqual(expect.arrayContaining(shown));
});
