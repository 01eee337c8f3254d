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
  textOf,
  textsIn,
} from '../setup/html.ts';

const below = '/site/study-destination';
const alpha = await readPage(`${below}/alpha`);
const beta = await readPage(`${below}/beta`);
const gamma = await readPage(`${below}/gamma`);
const main = only(alpha, 'main');

it('has these landmarks, headings and anchors', () => {
  expect(outlineOf(alpha)).toMatchInlineSnapshot(`
    "banner
      navigation “Destinations”
    main #main
      navigation “Breadcrumbs”
      h1 Study in Alpha (focusable)
      region “Alpha at a glance”
        form “Level and intake of your plan” #your-start
          #your-level
      navigation “On this page”
      h2 Application Process Overview
      h3 Your plan, month by month #plan (focusable)
      #step-choose
        h4 Choose a course
        #do-choose
      h4 Apply for a place
      #step-apply-first-degree
        h5 Apply through the office
        #do-apply-first-degree
      #step-apply-second-degree
        h5 Apply to the university
        #do-apply-second-degree
      #step-visa
        h4 Apply for the visa
        #do-visa
      #step-travel
        h4 ETA and travel to Alpha
        #do-travel
      form “Documents for your application” #documents-application
        h3 Documents for your application #documents-application-title
        #advice-marks
      h3 Questions about applying
      #applying
      #after-offer
        h2 After You Receive an Offer
        form “Documents for your visa” #documents-visa
          h3 Documents for your visa #documents-visa-title
        h3 Questions about the offer and the visa
        #visa-refused
      #rules
        h2 The rules, and where they are written
        #rule-1
        #changes
      #why
        h2 Why It's Worth It
        #worth
      #how-we-help
        h2 How We Help
    navigation “Previous and next destination”
    contentinfo
    complementary “Talk to a person”"
  `);
});

it('links the home page and every destination in the header', () => {
  expect(linksIn(byRole(alpha, 'navigation', 'Destinations'))).toEqual([
    'Home → /',
    `Alpha → ${below}/alpha`,
    `Beta Islands → ${below}/beta`,
    `Gamma → ${below}/gamma`,
  ]);
  expect(linksIn(alpha)[1]).toBe('Quill & Öst’s “Bureau” Study far from Testington → /');
});

it('marks the current page in navigation and breadcrumbs', () => {
  expect(textsIn(alpha, '[aria-current="page"]')).toEqual(['Alpha', 'Study in Alpha']);
});

it('links each part of the page, and the home page’s questions', () => {
  expect(linksIn(byRole(main, 'navigation', 'On this page'))).toEqual([
    'Your plan, month by month → #plan',
    'Documents for your application → #documents-application',
    'After You Receive an Offer → #after-offer',
    'Documents for your visa → #documents-visa',
    'The rules, and where they are written → #rules',
    "Why It's Worth It → #why",
    'How We Help → #how-we-help',
    'Families ask: About marks → /#marks',
    'Families ask: About money → /#money',
    'Families ask: About refusals → /#refused',
    'Families ask: About safety → /#safety',
  ]);
});

it('links the previous and the next destination, the last one back to the first', () => {
  const neighbours = (page: Document) =>
    linksIn(byRole(page, 'navigation', 'Previous and next destination'));
  expect(neighbours(alpha)).toEqual([
    `Previous Gamma → ${below}/gamma`,
    `Next Beta Islands → ${below}/beta`,
  ]);
  expect(neighbours(gamma)).toEqual([
    `Previous Beta Islands → ${below}/beta`,
    `Next Alpha → ${below}/alpha`,
  ]);
});

it('marks links to neighbours with rel="prev" and rel="next"', () => {
  expect(textsIn(alpha, 'a[rel~="prev"]')).toEqual(['Previous Gamma']);
  expect(textsIn(alpha, 'a[rel~="next"]')).toEqual(['Next Beta Islands']);
});

it('links these official pages and forms', () => {
  expect(linksIn(main).filter((link) => /→ (https:|\/\?)/.test(link))).toEqual([
    'Page of the change → https://alpha.example/change',
    'Office → https://office.example/medicine',
    'Office → https://office.example/others',
    'Visa office → https://alpha.example/visa-step',
    'Page of the rule → https://alpha.example/rule',
    'Page of the change before → https://alpha.example/before',
    'Alpha government → https://alpha.example/visa',
    'Ask us about the Alpha Republic → /?country=Alpha#enquiry',
  ]);
});

it('links other sites with rel="noopener"', () => {
  const others = all(alpha, 'a[href^="http"]');
  expect(others.length).toBeGreaterThan(7);
  expect(others.filter((link) => !link.getAttribute('rel')?.includes('noopener'))).toEqual([]);
});

it('fetches its first picture at once, and those below when they come into view', () => {
  expect(picturesIn(alpha)).toEqual([
    'A fixture of a picture & a frame | /assets/picture.svg | high',
    ' | /assets/gamma.svg | lazy',
    ' | /assets/photograph.webp | lazy',
  ]);
});

it('hides drawings from assistive technology', () => {
  expect(announcedDrawings(alpha)).toEqual([]);
});

it('stamps the picture with place and day, excluded from translation', () => {
  expect(textsIn(main, 'h1 ~ * [translate="no"]')).toEqual(['TESTINGTONTESTLAND23 NOV2026']);
});

it('sets the postmark’s words along curves that exist', () => {
  const paths = all(main, 'text:not([textLength]) > textPath').map(
    (text) => only(main, `${text.getAttribute('href')}[d]`).id,
  );
  expect(paths).toEqual(['postmark-upper', 'postmark-lower']);
});

const glance = byRole(main, 'region', 'Alpha at a glance');

it('names the airports of the flight by code and city', () => {
  const codes = all(glance, 'abbr').map((code) => [textOf(code), code.getAttribute('title')]);
  expect(codes.join()).toBe('TTT,Testington,AAA,Alphaville');
  expect(textOf(only(glance, ':scope > p'))).toBe('TTTTestingtontoAAAAlphavilleAt a glance');
});

it('lists each fact under its name', () => {
  expect(textsIn(glance, 'dt').join(', ')).toBe(
    'Intakes, Apply through, Visa, Key visa document, Proof of funds, Health cover, Work in term, Work after',
  );
  expect(textsIn(glance, 'dd').join(', ')).toBe(
    'Intakes of Alpha, Directly in Alpha, Alpha visa, LA (Letter of Alpha), Funds for Alpha, Health cover of Alpha, Work in term in Alpha, Work after a degree in Alpha',
  );
});

const form = only(glance, 'form');

it('sends level and intake by GET to the plan of the same page', () => {
  expect(attributesOf(form, 'method', 'action')).toEqual(['get', `${below}/alpha#plan`]);
  expect(
    all(form, 'select')
      .map((field) => field.getAttribute('name'))
      .join(),
  ).toBe('level,start');
  expect(namesIn(form, 'combobox')).toEqual(['Level', 'Intake']);
  expect(namesIn(form, 'button')).toEqual(['Show my plan']);
});

it('offers each level and intake, grouped by result date, without a default', () => {
  const offered = all(form, 'optgroup, option').map(
    (each) => each.getAttribute('label') ?? `${textOf(each)} ${each.getAttribute('value')}`,
  );
  expect(offered.join(', ')).toBe(
    'Not sure yet , Bachelor’s bachelor, Master’s or PhD master, Choose , Results by July 2027, Autumn 2027 2027-autumn, Spring 2028 (some courses) 2028-spring, Midyear 2028 (some courses) 2028-midyear, Autumn 2028 2028-autumn, Spring 2029 (some courses) 2029-spring, Midyear 2029 (some courses) 2029-midyear, Autumn 2029 2029-autumn, Spring 2030 (some courses) 2030-spring, Midyear 2030 (some courses) 2030-midyear, Results already in hand, Spring 2027 (some courses) 2027-spring, Midyear 2027 (some courses) 2027-midyear',
  );
  expect(textsIn(form, 'option[selected]')).toEqual(['Not sure yet', 'Choose']);
});

it('suggests the intakes open for application this month', () => {
  const suggestion = byRole(form, 'status');
  expect(linesOf(suggestion)).toEqual([
    'November 2026: what to apply for next',
    'Autumn 2027, bachelor’s by 13 January 2027, 23:30 in India',
    'Autumn 2027, master’s or PhD many close December 2026 to February 2027',
  ]);
  expect(linksIn(suggestion)).toEqual([
    `Autumn 2027, bachelor’s → ${below}/alpha?level=bachelor&start=2027-autumn`,
    `Autumn 2027, master’s or PhD → ${below}/alpha?level=master&start=2027-autumn`,
  ]);
});

/** The texts from the first to the last, inclusive. */
function between(first: string, last: string): readonly string[] {
  const lines = linesOf(main);
  return lines.slice(lines.lastIndexOf(first), lines.lastIndexOf(last) + 1);
}

it('shows the honest limit and the latest change before the contents', () => {
  expect(between('Second paragraph about Alpha.', 'On this page')).toEqual([
    'Second paragraph about Alpha.',
    'The honest limit of Alpha.',
    'Latest change we know of',
    'The change in Alpha 4 May 2026',
    'What changed in Alpha. Page of the change',
    'On this page',
  ]);
});

it('shows the first intake of any year and each step’s task without a choice', () => {
  expect(between('Application Process Overview', 'By a day.')).toEqual([
    'Application Process Overview',
    'How to apply in Alpha.',
    'Your plan, month by month',
    'These are the months for Autumn of any year. Another intake? Spring 2028. Midyear 2027. Choose your level and intake to see your own months, what to do now, and a calendar file.',
    'Choose a course',
    'June to September of the year before',
    'Text of the first step.',
    'Apply for a place',
    'Apply through the office',
    'August of the year before to January',
    'Text of the first way, ABC (A Better Certificate) or DEF (Another).',
    'Last date for medicine: usually mid-October of the year before, 18:00 UK time (22:30 in India). For 2028 it is 14 October 2027. Look up the date at the office. Office',
    'Last date for other courses: usually mid-January of the year you start, 18:00 UK time (23:30 in India). For 2027 it is 13 January 2027. Look up the date at the office. Office',
    'Apply to the university',
    'October of the year before to April',
    'Text of the second way. What Autumn has. For Autumn, many close December of the year before to February. Many courses close when they are full.',
    'Apply for the visa',
    'May to July With your parents',
    'Text of the visa step.',
    'The visa needs the letter. Visa office',
    'ETA and travel to Alpha',
    'July to September',
    'Text of the last step.',
    'By a day.',
  ]);
});

it('lists the documents for an application, with advice', () => {
  expect(between('Documents for your application', 'Answer about applying.')).toEqual([
    'Documents for your application',
    'Passport for Alpha',
    'MS (Mark sheets) for Alpha',
    'Why mark sheets are asked for.',
    'What goes wrong: What goes wrong with mark sheets.',
    'Ticks are kept on this device only. Privacy',
    'Clear ticks in “Documents for your application”',
    'Questions about applying',
    'How in Alpha?',
    'Answer about applying.',
  ]);
});

it('lists visa documents and questions, then rules with changes and their age', () => {
  const lines = ['#after-offer', '#rules'].flatMap((id) => linesOf(only(main, id)));
  expect(lines).toEqual([
    'After You Receive an Offer',
    'What follows an offer from Alpha.',
    'Documents for your visa',
    'Use the official list. Ours shows what often goes wrong.',
    'Offer from Alpha',
    'Ticks are kept on this device only. Privacy',
    'Clear ticks in “Documents for your visa”',
    'Questions about the offer and the visa',
    'Question after an offer?',
    'Answer after it.',
    'The rules, and where they are written',
    'Rule of Alpha',
    'Detail of the rule of Alpha. Page of the rule',
    'What else changed',
    '31 December 2025: What changed in Alpha before. Page of the change before',
    'Last reviewed: 3 September 2026. Rules change: check the official page before you act. Alpha government',
  ]);
});

it('ends with reasons, help and the form', () => {
  expect(between("Why It's Worth It", 'Ask us about the Alpha Republic')).toEqual([
    "Why It's Worth It",
    'First reason for Alpha.',
    'Second reason for Alpha.',
    'Question about worth?',
    'Answer about worth.',
    'How We Help',
    'How we help with Alpha.',
    'Refused before? Read what you can do, and until when, and bring the letter when you come to us.',
    'Ask us about the Alpha Republic',
  ]);
});

it('offers documents as checkboxes, without sending or restoring them', () => {
  expect(namesIn(main, 'checkbox')).toEqual([
    'Passport for Alpha',
    'MS (Mark sheets) for Alpha',
    'Offer from Alpha',
  ]);
  for (const list of all(main, 'form:has([type="checkbox"])')) {
    expect(attributesOf(list, 'method', 'autocomplete')).toEqual(['dialog', 'off']);
  }
});

it('closes every disclosure, and labels it by its content', () => {
  expect(all(main, 'details[open]')).toEqual([]);
  const labels = all(main, 'summary').map((it) => it.getAttribute('aria-label') ?? textOf(it));
  expect(labels.join(', ')).toBe(
    'The change in Alpha 4 May 2026, What to do: Choose a course, What to do: Apply through the office, What to do: Apply to the university, What to do: Apply for the visa, What to do: ETA and travel to Alpha, Why, and what goes wrong: MS for Alpha, How in Alpha?, Question after an offer?, The rule: Rule of Alpha, What else changed, Question about worth?',
  );
});

it('marks dates for machines', () => {
  const dates = all(main, 'time').map(
    (date) => `${textOf(date)}: ${date.getAttribute('datetime')}`,
  );
  expect(dates).toEqual([
    '4 May 2026: 2026-05-04',
    '31 December 2025: 2025-12-31',
    '3 September 2026: 2026-09-03',
  ]);
});

/** The notes on changes above the contents. */
const changesIn = (page: Document) => {
  const lines = linesOf(only(page, 'main'));
  return lines.slice(
    lines.findIndex((line) => /^(Proposed|What we last|Latest change)/.test(line)),
    lines.indexOf('On this page'),
  );
};

it('shows every open question instead of the latest change', () => {
  expect(changesIn(beta)).toEqual([
    'Proposed, not final (latest step)',
    'The open question 2 March 2026',
    'What is not decided in Beta Islands. Page of the proposal',
    'The ruling 9 January 2026',
    'What a court decides. Page of the court',
  ]);
});

it('lists the decided changes below the rules', () => {
  expect(textsIn(beta, '#changes li')).toEqual([
    '4 May 2026: What changed in Beta Islands. Page of the change',
  ]);
});

it('shows no list of other changes if there are none', () => {
  expect(linesOf(only(gamma, '#rules'))).not.toContain('What else changed');
});

it('dates rules without a review by their day of writing', () => {
  expect(linesOf(only(beta, '#rules')).at(-1)).toMatch(/^Written 2 July 2026\. Rules change/);
});

const readOn = 'We read this on 2 July 2026. It may have changed: read the official page.';

it.each([
  {
    today: '2026-11-30',
    words: [
      'Proposed, not final (latest step)',
      'What is not decided in Beta Islands. Page of the proposal',
      'Detail of the rule of Beta Islands. Page of the rule',
      'Answer about worth. Page of worth',
    ],
  },
  {
    today: '2026-12-01',
    words: [
      'What we last read',
      `Page of the proposal ${readOn} What was proposed in Beta Islands.`,
      `Page of the rule ${readOn} What the rule was.`,
      `Page of worth ${readOn} What the answer was.`,
    ],
  },
])('asserts ageing words only before their review date: $today', async ({ today, words }) => {
  const lines = linesOf(only(await readPage(`${below}/beta`, { today }), 'main'));
  expect(
    lines.filter((line) =>
      /^(Proposed, not final|What we last read)|proposal|Page of (the rule|worth)/.test(line),
    ),
  ).toEqual(words);
});

it.each([
  { today: '2027-01-01', notice: [] },
  {
    today: '2027-01-02',
    notice: [
      'We last read the rules on this page on 2 July 2026, more than six months ago. Some may have changed: open the official page of each before you act on it.',
    ],
  },
])('warns that it was last read more than six months ago: $today', async ({ today, notice }) => {
  const lines = linesOf(only(await readPage(`${below}/beta`, { today }), 'main'));
  expect(lines.filter((line) => line.startsWith('We last read'))).toEqual(notice);
});
