import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, closedQuestionsIn, hrefsIn, linksIn, textsIn } from '../setup/pages.ts';

const { ask } = await createTestApp();

const rows = [
  {
    id: 'alpha',
    label: 'Alpha',
    nameInText: 'the Alpha Republic',
    picture: 'A fixture of a picture & a frame',
    airport: { code: 'AAA', city: 'Alphaville' },
    keyDocument: 'LA (Letter of Alpha)',
    previous: ['Previous Gamma', '/site/study-destination/gamma'],
    next: ['Next Beta Islands', '/site/study-destination/beta'],
    country: 'Alpha',
    read: { says: 'Last reviewed: 3 September 2026.', datetime: '2026-09-03' },
    atTop: [
      {
        says: 'Latest change, 4 May 2026: What changed in Alpha. Page of the change',
        datetime: '2026-05-04',
        page: 'https://alpha.example/change',
      },
    ],
    elseChanged: ['31 December 2025: What changed in Alpha before. Page of the change before'],
  },
  {
    id: 'beta',
    label: 'Beta Islands',
    nameInText: 'the Beta Islands',
    picture: 'A photograph of the Beta Islands',
    airport: { code: 'BBB', city: 'Port Beta' },
    keyDocument: 'LB (Letter of Beta Islands)',
    previous: ['Previous Alpha', '/site/study-destination/alpha'],
    next: ['Next Gamma', '/site/study-destination/gamma'],
    country: 'Beta%20Islands',
    // No person has opened its official pages.
    read: { says: 'Written 2 July 2026.', datetime: '2026-07-02' },
    // Changed last has something else, which is decided.
    atTop: [
      {
        says: 'Still open, 2 March 2026: What is not decided in Beta Islands. Page of the proposal',
        datetime: '2026-03-02',
        page: 'https://beta.example/proposal',
      },
    ],
    elseChanged: ['4 May 2026: What changed in Beta Islands. Page of the change'],
  },
  {
    id: 'gamma',
    label: 'Gamma',
    nameInText: 'Gamma',
    picture: 'A drawing of Gamma',
    airport: { code: 'CCC', city: 'Gamma City' },
    keyDocument: 'LG (Letter of Gamma)',
    previous: ['Previous Beta Islands', '/site/study-destination/beta'],
    next: ['Next Alpha', '/site/study-destination/alpha'],
    country: 'Gamma',
    read: { says: 'Last reviewed: 21 August 2026.', datetime: '2026-08-21' },
    atTop: [
      {
        says: 'Latest change, 4 May 2026: What changed in Gamma. Page of the change',
        datetime: '2026-05-04',
        page: 'https://gamma.example/change',
      },
    ],
    elseChanged: [],
  },
];

const destinations = await Promise.all(
  rows.map(async (row) => {
    const path = `/site/study-destination/${row.id}`;
    const page = parseHtml((await ask.get(path)).text);
    return { ...row, path, page, main: only(page, 'main') };
  }),
);

describe.each(destinations)('the page about $label', ({ page, main, ...row }) => {
  const { id, label } = row;
  /** The section under this heading. */
  const section = (heading: string) => {
    const sections = all(main, 'section:has(> h2)');
    const found = sections.find((each) => textOf(only(each, 'h2')) === heading);
    if (!found) throw new Error(`There is no section “${heading}”.`);
    return found;
  };

  it('has the heading "Study in …" and the sections of the specification, in their order', () => {
    expect(textsIn(main, 'h1, h2')).toEqual([
      `Study in ${label}`,
      'Application Process Overview',
      'After You Receive an Offer',
      "Why It's Worth It",
      'How We Help',
    ]);
  });

  it('has picture, introduction and honest limit between its heading and the first section', () => {
    const opening = only(main, 'header:has(h1)');
    expect(only(opening, 'img').getAttribute('alt')).toBe(row.picture);
    expect(textsIn(opening, 'p:not(.marked)')).toEqual([
      `First paragraph about ${label}.`,
      `Second paragraph about ${label}.`,
      `The honest limit of ${label}.`,
    ]);
  });

  it('leads by its title to the home page', () => {
    const [title] = linksIn(only(page, '#root > * > header'));
    expect(title).toEqual(['Quill & Öst’s “Bureau”Study far from Testville', '/']);
  });

  it('has a navigation with the home page and every destination, itself marked as current', () => {
    const navigation = only(page, 'nav[aria-label="Destinations"]');
    expect(linksIn(navigation)).toEqual([
      ['Home', '/'],
      ['Alpha', '/site/study-destination/alpha'],
      ['Beta Islands', '/site/study-destination/beta'],
      ['Gamma', '/site/study-destination/gamma'],
    ]);
    const current = all(navigation, '[aria-current]').map(attributesOf);
    expect(current).toMatchObject([{ href: row.path, 'aria-current': 'page' }]);
  });

  it('says where it is, below the home page', () => {
    const trail = only(page, 'nav[aria-label="Breadcrumbs"]');
    expect(textsIn(trail, 'li')).toEqual(['Home', `Study in ${label}`]);
    expect(linksIn(trail)).toEqual([['Home', '/']]);
    expect(textsIn(trail, '[aria-current="page"]')).toEqual([`Study in ${label}`]);
  });

  it('leads to the destinations before and after it, the last to the first', () => {
    const neighbours = only(page, 'nav[aria-label="Previous and next destination"]');
    expect(linksIn(neighbours)).toEqual([row.previous, row.next]);
  });

  it('shows each fact under its name', () => {
    const glance = only(main, `section[aria-label="${label} at a glance"]`);
    expect(all(glance, 'dl > div').map((fact) => [...fact.children].map(textOf))).toEqual([
      ['Intakes', `Intakes of ${label}`],
      ['Apply through', `Directly in ${label}`],
      ['Visa', `${label} visa`],
      ['Key visa document', row.keyDocument],
      ['Proof of funds', `Funds for ${label}`],
      ['Health cover', `Health cover of ${label}`],
      ['Work in term', `Work in term in ${label}`],
      ['Work after', `Work after a degree in ${label}`],
    ]);
  });

  it('shows the flight, from the home airport to its own', () => {
    const glance = only(main, `section[aria-label="${label} at a glance"]`);
    expect(all(glance, 'abbr').map((code) => [textOf(code), code.getAttribute('title')])).toEqual([
      ['TTT', 'Testville'],
      [row.airport.code, row.airport.city],
    ]);
  });

  it('lists its parts under "On this page", by the anchors that counsellors send', () => {
    expect(hrefsIn(only(main, 'nav[aria-label="On this page"]'))).toEqual([
      '#plan',
      '#documents-application',
      '#after-offer',
      '#documents-visa',
      '#rules',
      '#why',
      '#how-we-help',
    ]);
  });

  it('calls its parts there as their headings do', () => {
    const links = linksIn(only(main, 'nav[aria-label="On this page"]'));
    for (const [text, anchor] of links) {
      const part = only(main, String(anchor));
      const heading = part.matches('h3') ? part : part.querySelector('h2, h3');
      expect(heading?.textContent).toBe(text);
    }
  });

  it.each([
    { anchor: '#plan', heading: 'Application Process Overview' },
    { anchor: '#documents-application', heading: 'Application Process Overview' },
    { anchor: '#after-offer', heading: 'After You Receive an Offer' },
    { anchor: '#documents-visa', heading: 'After You Receive an Offer' },
    { anchor: '#rules', heading: 'After You Receive an Offer' },
    { anchor: '#why', heading: "Why It's Worth It" },
    { anchor: '#how-we-help', heading: 'How We Help' },
  ])('has the part $anchor under "$heading"', ({ anchor, heading }) => {
    expect(only(main, anchor).closest('section')).toBe(section(heading));
  });

  it.each([
    { heading: 'Application Process Overview', text: `How to apply in ${label}.` },
    { heading: 'After You Receive an Offer', text: `What follows an offer from ${label}.` },
    { heading: "Why It's Worth It", text: `First reason for ${label}.` },
    { heading: "Why It's Worth It", text: `Second reason for ${label}.` },
    { heading: 'How We Help', text: `How we help with ${label}.` },
  ])('says under "$heading": $text', ({ heading, text }) => {
    expect(textsIn(section(heading), 'p')).toContain(text);
  });

  it('has closed questions under the first three headings, with anchor, answer and official page', () => {
    expect(closedQuestionsIn(section('Application Process Overview'))).toEqual([
      {
        question: `Question about applying in ${label}?`,
        anchor: `${id}-process`,
        answer: `Answer about applying in ${label}. Page about applying`,
        pages: [`https://${id}.example/apply`],
      },
    ]);
    expect(closedQuestionsIn(section('After You Receive an Offer'))).toEqual([
      {
        question: 'Question after an offer?',
        anchor: 'visa-refused',
        answer: 'Answer after an offer.',
        pages: [],
      },
    ]);
    expect(closedQuestionsIn(section("Why It's Worth It"))).toEqual([
      {
        question: 'Question about worth?',
        anchor: `${id}-why`,
        answer: 'Answer about worth.',
        pages: [],
      },
    ]);
    expect(closedQuestionsIn(section('How We Help'))).toEqual([]);
  });

  it('has each rule with its official page', () => {
    const rules = only(main, '#rules dl');
    expect(textsIn(rules, 'dt')).toEqual([`Rule of ${label}`]);
    expect(textsIn(rules, 'dd')).toEqual([`Detail of the rule of ${label}. Page of the rule`]);
    expect(hrefsIn(rules)).toEqual([`https://${id}.example/rule`]);
  });

  it('says below its introduction what is still open, or else what changed last, with day and official page', () => {
    const changes = all(main, 'header p.marked').map((change) => ({
      says: textOf(change),
      datetime: only(change, 'time').getAttribute('datetime'),
      page: hrefsIn(change).join(),
    }));
    expect(changes).toEqual(row.atTop);
  });

  it('has below the rules, closed, what else changed, where something has', () => {
    const others = all(main, '#rules details:not([open]):has(#changes)').flatMap((each) =>
      textsIn(each, 'li'),
    );
    expect(others).toEqual(row.elseChanged);
  });

  it('says below the rules on which day they were reviewed, or else only written', () => {
    const note = only(main, '#rules > p:last-child');
    expect(textOf(note)).toContain(row.read.says);
    expect(textOf(note)).not.toContain(
      row.read.says.startsWith('Written') ? 'reviewed' : 'Written',
    );
    expect(only(note, 'time').getAttribute('datetime')).toBe(row.read.datetime);
  });

  it('leads at its end to the enquiry form, with the country filled in', () => {
    expect(linksIn(section('How We Help'))).toEqual([
      [`Ask us about ${row.nameInText}`, `/?country=${row.country}#enquiry`],
    ]);
  });
});

it('a guide marks each abbreviation where it explains it', async () => {
  const page = parseHtml((await ask.get('/site/study-destination/alpha')).text);
  // Of the key document, a step and a document.
  expect(textsIn(page, 'main dfn')).toEqual(['LA', 'ABC', 'MS']);
});
