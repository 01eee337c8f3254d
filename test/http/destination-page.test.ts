import { expect, it } from 'vitest';
import { alpha as guide } from '../fixture/content/guides.ts';
import { summaries } from '../fixture/content/summaries.ts';
import { readPage } from '../setup/app.ts';
import { all, only, textOf, textsIn } from '../setup/html.ts';
import { inReadingOrder, linesOf, outlineOf, sentencesIn } from '../setup/reading.ts';

const below = '/site/study-destination';
const alpha = await readPage(`${below}/alpha`);
const beta = await readPage(`${below}/beta`);
const gamma = await readPage(`${below}/gamma`);
const main = only(alpha, 'main');

it('has the landmarks, headings and links of the snapshot', () => {
  expect(outlineOf(main)).toMatchInlineSnapshot(`
    "h1 Study in Alpha
    Official sources → #rules
    region “Alpha at a glance”
    form “Level and intake of your plan”
    Clear my choice → /site/study-destination/alpha
    August 2027, bachelor’s → /site/study-destination/alpha?level=bachelor&start=2027-autumn
    August 2028, bachelor’s → /site/study-destination/alpha?level=bachelor&start=2028-autumn
    Spring 2027 (Jan), master’s or PhD → /site/study-destination/alpha?level=master&start=2027-spring
    August 2027, master’s or PhD → /site/study-destination/alpha?level=master&start=2027-autumn
    Spring 2028 (Jan), master’s or PhD → /site/study-destination/alpha?level=master&start=2028-spring
    Sum for Alpha → https://alpha.example/funds
    Page of the change → https://alpha.example/change
    navigation “On this page”
    Your plan, month by month → #plan
    Documents for your application → #documents-application
    After You Receive an Offer → #after-offer
    Documents for your visa → #documents-visa
    The rules, and where they are written → #rules
    Why It's Worth It → #why
    How We Help → #how-we-help
    navigation “On the home page”
    Questions for every country → /#families
    h2 Application Process Overview
    h3 Your plan, month by month
    Choose your level and intake → #your-level
    h4 Choose a course
    h4 Apply for a place
    h5 Apply through the office
    Office → https://office.example/others
    Office → https://office.example/medicine
    h5 Apply to the university
    h4 Reply to the offer
    Office → https://office.example/reply
    h4 Apply for the visa
    h4 ETA and travel to Alpha
    region “Documents for your application”
    h3 Documents for your application
    Privacy → /#privacy
    h3 Questions about applying
    h2 After You Receive an Offer
    region “Documents for your visa”
    h3 Documents for your visa
    Sum for Alpha → https://alpha.example/funds
    h3 Questions about the offer and the visa
    h2 The rules, and where they are written
    Page of the rule → https://alpha.example/rule
    Page of the change before → https://alpha.example/before
    Alpha government → https://alpha.example/visa
    h2 Why It's Worth It
    Page of worth → https://alpha.example/worth
    h2 How We Help
    Ask us about the Alpha Republic → /?country=Alpha#enquiry"
  `);
});

const brand = 'Quill & Öst’s “Bureau” Study far from Testington';
const advice = 'Use the official list. Ours shows what often goes wrong.';

it.each([
  ['[aria-current="page"]', ['Alpha']],
  ['header [aria-label="Destinations"] a', ['Home', 'Alpha', 'Beta Islands', 'Gamma']],
  ['header a:is([href="/"], [href^="tel:"])', [brand, 'Home', '+91 40 0000 0000']],
  ['header a[href="/?country=Alpha#enquiry"]', ['Write to us']],
  ['aside a[href="/?country=Alpha#enquiry"]', ['Write to us']],
  ['aside a[href*="studying%20in%20the%20Alpha%20Republic"]', ['WhatsApp']],
  ['#documents-visa p:has(a)', [`${advice} How much money to show: Sum for Alpha`]],
  ['#documents-application li b', ['What goes wrong:']],
  ['[aria-label="Alpha at a glance"] > p', ['TTTTestingtontoAAAAlphavilleAt a glance']],
])('shows at each %s the text: %j', (selector, texts) => {
  expect(textsIn(alpha, selector)).toEqual(texts);
});

it.each([
  ['title', 'abbr', ['Testington', 'Alphaville']],
  ['datetime', 'time', ['2026-09-03', '2026-05-04', '2025-12-31', '2026-09-03']],
  ['action', 'form[method="get"][autocomplete="off"]', [`${below}/alpha#plan`]],
  // Documents, which are neither submitted nor autofilled.
  ['method', '#documents-visa form[autocomplete="off"]', ['dialog']],
])('sets %s of each %s: %j', (name, selector, values) => {
  expect(all(main, selector).map((it) => it.getAttribute(name))).toEqual(values);
});

it('lists each fact under its name', () => {
  const { intakes, apply, visa, proofOfFunds, health, workDuring, workAfter } =
    summaries.alpha.facts;
  const keyDocument = 'LA (Letter of Alpha)';
  expect(linesOf(only(main, '[aria-label] > dl'))).toEqual([
    ...['Intakes', intakes, 'Apply through', apply, 'Visa', visa],
    ...['Key visa document', keyDocument, 'Proof of funds', `${proofOfFunds} Sum for Alpha`],
    ...['Health cover', health, 'Work in term', workDuring, 'Work after', workAfter],
  ]);
});

it('offers each level, and the intakes in the order of their classes, without a default', () => {
  const offered = all(main, 'option').map((it) => `${textOf(it)} ${it.getAttribute('value')}`);
  expect(offered.join(', ')).toBe(
    'Not sure yet , Bachelor’s bachelor, Master’s or PhD master, Choose , Spring 2027 (some courses) 2027-spring, Midyear 2027 (some courses) 2027-midyear, August 2027 2027-autumn, Spring 2028 (some courses) 2028-spring, Midyear 2028 (some courses) 2028-midyear, August 2028 2028-autumn, Spring 2029 (some courses) 2029-spring, Midyear 2029 (some courses) 2029-midyear, August 2029 2029-autumn, Spring 2030 (some courses) 2030-spring, Midyear 2030 (some courses) 2030-midyear',
  );
});

it('shows every text of the guide in order', () => {
  const { description, changes, ...shown } = guide;
  // Texts of other intakes, of last dates that have passed, of the last month and of 2028.
  const texts = sentencesIn(shown, 'spring', 'deadlines', 'arrival', 'coming');
  expect(texts.length).toBeGreaterThan(20);
  expect(inReadingOrder(main, texts)).toEqual(texts);
});

it('shows months without a year before an intake is chosen', () => {
  const dates = linesOf(main).filter((line) => /\bthe year\b|^(May|July) to/.test(line));
  expect(dates).toEqual([
    'June to September of the year before',
    'August of the year before to January',
    'For medicine the last date is 15 October of the year before. Office',
    'October of the year before to April',
    'Last date usually between December of the year before and February: look it up at each university.',
    'May to July With your parents',
    'July to September',
  ]);
});

it('labels every disclosure by its content', () => {
  const labels = all(main, 'summary').map((it) => it.getAttribute('aria-label') ?? textOf(it));
  expect(labels.join(', ')).toBe(
    'The change in Alpha 4 May 2026, What to do: Choose a course, What to do: Apply through the office, What to do: Apply to the university, What to do: Reply to the offer, What to do: Apply for the visa, What to do: ETA and travel to Alpha, Documents for your application, How in Alpha?, Documents for your visa, Visa refused?, The rules, and where they are written, What else changed, Question about worth?',
  );
});

it.each([
  ['Latest change we know of', 'What changed in Alpha.', alpha],
  ['Not final', 'What is not decided in Beta Islands. What a court decides.', beta],
])('shows changes above the table of contents under %s: %s', (heading, changes, page) => {
  const lines = linesOf(only(page, 'main'));
  const from = lines.findIndex((line) => line.startsWith(heading));
  const shown = lines.slice(from + 1, lines.indexOf('On this page')).join(' ');
  expect(shown.match(/(?<= 2026 )\w.*?\./g)?.join(' ')).toBe(changes);
});

it.each([
  ['31 December 2025: What changed in Alpha before. Page of the change before', alpha],
  ['4 May 2026: What changed in Beta Islands. Page of the change', beta],
  ['', gamma],
])('lists the other rule changes below the rules: %s', (changes, page) => {
  expect(textsIn(page, '#changes li').join()).toBe(changes);
  expect(textsIn(page, '#rules summary').includes('What else changed')).toBe(changes !== '');
});

it('shows the writing date of rules without a review', () => {
  expect(linesOf(only(beta, '#rules')).at(-1)).toMatch(/^Written 2 July 2026\. Rules change/);
});

it('shows the licence for Canada if the guide requires it', () => {
  const licence = 'Our licence for Canada: Fixture licence R 000000';
  expect(linesOf(only(beta, 'main'))).toContain(licence);
  expect(linesOf(main)).not.toContain(licence);
});

const current = [
  'Not final (latest step)',
  'What is not decided in Beta Islands. Page of the proposal',
  'Detail of the rule of Beta Islands. Page of the rule',
  'Answer on worth. Page of worth',
];
const readOn = 'We read this on 2 July 2026. It may have changed: read the official page.';
const expired = [
  'What we last read',
  `Page of the proposal ${readOn} What was proposed in Beta Islands.`,
  `Page of the rule ${readOn} What it was.`,
  `Page of worth ${readOn} What it was.`,
];

it.each([
  ['2026-11-30', current],
  ['2026-12-01', expired],
])('states expiring text as current only before its review (on %s)', async (today, texts) => {
  const lines = linesOf(only(await readPage(`${below}/beta`, { today }), 'main'));
  const ageing = /^(Not final|What we last read)|proposal|Page of (the rule|worth)/;
  expect(lines.filter((line) => ageing.test(line))).toEqual(texts);
});
