import { expect, it } from 'vitest';
import { home } from '../fixture/content/home.ts';
import { site } from '../fixture/content/site.ts';
import { summaries } from '../fixture/content/summaries.ts';
import { readPage } from '../setup/app.ts';
import { all, only, rowsOf, textOf, textsIn } from '../setup/html.ts';
import { byRole, inReadingOrder, linesOf, outlineOf, sentencesIn } from '../setup/reading.ts';

const page = await readPage('/');
const below = '/site/study-destination';
const names = ['Alpha', 'Beta Islands', 'Gamma'];

it('sends the same page at /site', async () => {
  expect(only(await readPage('/site'), '#root').innerHTML).toBe(only(page, '#root').innerHTML);
});

it('has the landmarks, headings and links of the snapshot', () => {
  // Without the entries that are like those of Alpha, its first intake, or the first stage.
  const others =
    /^(?!Ask us).*(Beta Islands|Gamma|in the Alpha Republic, m|2028|Stage (?!one)).*\n/gm;
  expect(outlineOf(only(page, '#root')).replace(others, '')).toMatchInlineSnapshot(`
    "banner
    Quill & Öst’s “Bureau” Study far from Testington → /
    navigation “On this page”
    Welcome → #welcome
    Our Services → #services
    What we do → #what-we-do
    Get in touch → #get-in-touch
    +91 40 0000 0000 → tel:+914000000000
    Write to us → #enquiry
    +91 40 0000 0000 → tel:+914000000000
    main
    region “First line of the tagline. Second line of it.”
    h1 First line of the tagline. Second line of it.
    Explore Our Services → #services
    navigation “Countries”
    Alpha → /site/study-destination/alpha
    region “Our Services”
    h2 Our Services
    navigation “Title of the situations”
    h3 Title of the situations
    At school → #board
    August 2027 in the Alpha Republic, bachelor’s → /site/study-destination/alpha?level=bachelor&start=2027-autumn
    h3 Alpha
    Learn more about studying in Alpha → /site/study-destination/alpha
    h3 Title of the comparison
    Alpha → /site/study-destination/alpha
    Courses of Alpha → https://alpha.example/courses
    Sum for Alpha → https://alpha.example/funds
    Ask us about Alpha and Beta Islands → /?country=Alpha&country=Beta%20Islands#enquiry
    region “What we do”
    h2 What we do
    h3 Stage one
    region “5 questions that families ask”
    h2 5 questions that families ask
    h3 About marks 2 questions
    Page of the first answer → https://official.example/first
    Ask us about marks → /?course=About%20marks#enquiry-course
    h3 About money 1 question
    Ask us about money → /?course=About%20money#enquiry-course
    h3 About refusals 1 question
    Alpha → /site/study-destination/alpha#visa-refused
    Bring us the letter → /?course=About%20refusals#enquiry-course
    h3 About safety 1 question
    Ask us about safety → /?course=About%20safety#enquiry-course
    region “Get in touch”
    h2 Get in touch
    dialog
    h3 Application Submitted!
    form “Enquiry”
    More about the details → #privacy
    +91 40 0000 0000 → tel:+914000000000
    hello@fixture.example → mailto:hello@fixture.example
    send us this email → mailto:hello@fixture.example?subject=Delete%3A%20mine%20%26%20all
    +91 40 0000 0000 → tel:+914000000000
    Policy of the service → https://forms.example/policy
    Page of the board → https://board.example/rules
    +91 40 0000 0000 → tel:+914000000000
    WhatsApp → https://wa.me/919000012345?text=Hello%20Quill%20%26%20%C3%96st%E2%80%99s%20%E2%80%9CBureau%E2%80%9D%3A%20
    hello@fixture.example → mailto:hello@fixture.example
    Pictures of ours → https://pictures.example/quill
    What we charge, and who pays us → #our-charges
    Show the address in your maps app → https://www.google.com/maps/search/?api=1&query=1%20Fixture%20Street%2C%20Testington%20000001%2C%20Test%20Region%2C%20Testland
    contentinfo
    +91 40 0000 0000 → tel:+914000000000
    hello@fixture.example → mailto:hello@fixture.example
    Privacy → /#privacy
    Accessibility → /#accessibility
    complementary “Talk to a person”
    Call us → tel:+914000000000
    Write to us → /#enquiry
    WhatsApp → https://wa.me/919000012345?text=Hello%20Quill%20%26%20%C3%96st%E2%80%99s%20%E2%80%9CBureau%E2%80%9D%2C%20a%20question%20about%20studying%20abroad%3A%20"
  `);
});

it('shows every text of the copy in order', () => {
  const { intro, trust, services, compare, stages, families, refusals, contact } = home;
  const { marks, money, safety } = families.questions;
  const shown = [
    ...[intro, trust.join(' '), services, summaries, compare, stages],
    ...[`${families.lead} Written 1 July 2026.`, marks, money, refusals, safety, contact.lead],
    ...[home.afterSending, home.beforeSending.underAge, home.privacy, contact.bring],
    ...[home.accessibility, site.credit],
  ];
  const texts = sentencesIn(shown).toSpliced(-1, 0, site.rights);
  expect(texts.length).toBeGreaterThan(30);
  expect(inReadingOrder(page.body, texts)).toEqual(texts);
});

it('makes each section focusable, for links to it', () => {
  expect(all(page, 'main > section[id][tabindex="-1"]')).toHaveLength(5);
});

it('shows phone number, street and hours in header, contact section and footer', () => {
  const details = ['+91 40 0000 0000', '1 Fixture Street', ...site.officeHours];
  for (const selector of ['#root header', '#get-in-touch', 'body footer']) {
    expect(inReadingOrder(only(page, selector), details)).toHaveLength(details.length);
  }
  expect(textOf(only(page, 'body footer address'))).toMatch(/^1 Fixture Street, Testington/);
});

it('lists the next intakes on the board, with state and last date', () => {
  const ask = 'applying late? Ask each university today about a place and visa.';
  const board = only(page, '#board');
  expect(textOf(only(board, 'caption'))).toBe(
    'November 2026: what to apply for next Apply before your results: choose the first line whose classes begin after them. Less than three months between the two? Ask each university today whether your results come in time.',
  );
  expect(rowsOf(board)).toEqual([
    ' | Bachelor’s | Master’s or PhD',
    `Alpha | August 2027 in the Alpha Republic, bachelor’s: apply now. Last date 13 January 2027, 23:30 in India (the office). August 2028 in the Alpha Republic, bachelor’s: usually apply from August 2027. Last date usually mid-January 2028. | Spring 2027 (Jan) in the Alpha Republic, master’s or PhD: ${ask} August 2027 in the Alpha Republic, master’s or PhD: apply now. Last date usually between December 2026 and February 2027. Spring 2028 (Jan) in the Alpha Republic, master’s or PhD: usually apply from May 2027.`,
    'Beta Islands all levels | February 2027 in the Beta Islands: apply now, usually before December 2026. July 2027 in the Beta Islands: apply now, usually before June 2027. February 2028 in the Beta Islands: usually apply from May 2027.',
    'Gamma | – | September 2027 in Gamma, master’s or PhD: usually apply from December 2026. September 2028 in Gamma, master’s or PhD: usually apply from December 2027.',
  ]);
  expect(textsIn(board, '[data-state="now"] > .intake-line__state').join(' ')).toBe(
    'apply now. apply now. apply now, usually before December 2026. apply now, usually before June 2027.',
  );
  // Rows that apply to both levels.
  expect(textsIn(board, 'tr:has([colspan="2"]) th')).toEqual(['Beta Islands all levels']);
});

it('hides airport codes from assistive technology and translators', () => {
  const codes = '[aria-hidden="true"][translate="no"]';
  expect(textsIn(page, codes)).toEqual(['AAA', 'BBB', 'CCC']);
});

it('draws two bars on the button to pause, and one shape on the one to play', () => {
  only(page, '#icon-pause > rect + rect');
  only(page, '#icon-play > path:only-child');
});

const comparison = byRole(page.body, 'region', 'Alpha and Beta Islands');

it('compares every country in a table named after the two chosen', () => {
  const row = (title: string, text: string) =>
    [title, ...names.map((name) => text.replaceAll('NAME', name))].join(' | ');
  expect(rowsOf(byRole(comparison, 'table', 'Alpha and Beta Islands'))).toEqual([
    row('', 'NAME'),
    row('Length of a degree', 'Length of NAME’s courses Courses of NAME'),
    row('A master’s after a 3-year degree', 'Three years in NAME'),
    row('Results in April to August: when can classes start?', 'Start in NAME after results'),
    row('Intakes', 'Intakes of NAME'),
    row('Proof of funds', 'Funds for NAME Sum for NAME'),
    row('Work in term', 'Work in term in NAME'),
    row('Work after', 'Work after a degree in NAME'),
    row('Husband, wife, children', 'Family in NAME'),
  ]);
  expect(all(comparison, 'tbody td:not([data-destination])')).toEqual([]);
});

it('lists each country’s options after a refusal', () => {
  expect(rowsOf(byRole(page.body, 'table', 'Title of the refusals'))).toEqual([
    'Country | Last date | What you can ask for | What must change',
    ...names.map((name) => `${name} | Days for ${name} | Road of ${name} | Change for ${name}`),
  ]);
});

it('embeds the map, loaded once it is near the viewport', () => {
  const embed =
    'https://www.openstreetmap.org/export/embed.html?bbox=79.9900%2C20.4930%2C80.0100%2C20.5070&layer=mapnik&marker=20.5%2C80';
  const allowed = '[referrerpolicy="strict-origin-when-cross-origin"]';
  only(page, `iframe[title="Map of Testington"][loading="lazy"]${allowed}[src="${embed}"]`);
});

it.each([
  ['/', '2027-01-01', '1 July', 2],
  [`${below}/alpha`, '2027-03-03', '3 September', 1],
  [`${below}/beta`, '2027-01-01', '2 July', 0],
  [`${below}/beta`, '2027-01-02', '2 July', 1],
])('shows at %s on %s that it was last read on %s, after six months: %i times', async (...row) => {
  const [path, today, read, times] = row;
  const lines = linesOf((await readPage(path, { today })).body);
  const notice = RegExp(`^We last read .* ${read} 2026, more than six`);
  expect(lines.filter((line) => notice.test(line))).toHaveLength(times);
});

it('embeds only the settings that a page shows, with markup escaped', async () => {
  const hostile = '<!--<script>@fixture.example';
  const changed = await readPage('/', { environment: { CONTACT_EMAIL: hostile } });
  const json = only(changed, '#page-data').textContent ?? '';
  expect(json).not.toContain('<');
  const { settings } = JSON.parse(json);
  const names = ['enquiryAction', 'enquiryNext', 'contactEmail', 'contactPhone'];
  expect([Object.keys(settings), settings.contactEmail]).toEqual([names, hostile]);
});

it.each([
  ['2027-12-31', 'Work after a degree in Gamma', 'Detail of the rule of Gamma.'],
  ['2028-01-01', 'Less work after a degree in Gamma', 'The new rule of Gamma.'],
])('shows the fact and the rule in effect on %s: %s, %s', async (today, fact, rule) => {
  const { body } = await readPage('/', { today });
  const table = byRole(body, 'table', 'Alpha and Beta Islands');
  expect(rowsOf(table).join()).toContain(` | ${fact}`);
  const shown = [fact, `${rule} Page of the rule`];
  const guide = await readPage(`${below}/gamma`, { today });
  expect(linesOf(guide.body)).toEqual(expect.arrayContaining(shown));
});
