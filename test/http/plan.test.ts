import { expect, it } from 'vitest';
import { createTestApp, readPage } from '../setup/app.ts';
import { all, attributesOf, only, textsIn } from '../setup/html.ts';
import { linesOf, linksIn } from '../setup/reading.ts';

const below = '/site/study-destination';

const fetchPage = (path = '', today = '2026-11-23') => readPage(below + path, { today });

const ticketOf = (page: Document) => only(page, 'form [role="status"]');
const ask = 'applying late? Ask each university today about a place and visa.';

const chosen = await fetchPage('/alpha?start=2027-autumn', '2027-02-01');

it('highlights and opens only the step that is due this month', () => {
  const opened = '#plan + div :has(> details[open]) > :is(h4, h5)';
  expect(textsIn(chosen, opened)).toEqual(['Apply to the university']);
  const highlighted = all(chosen, '[data-when="now"]').map((it) => it.id || it.localName);
  expect(highlighted).toEqual(['li', 'step-apply-second-degree', 'svg']);
});

const planOf = (page: Document) => only(page, '#plan + div');
const plainPage = await fetchPage('/alpha');
const plain = linesOf(planOf(plainPage));

it('collapses steps on a wide screen only until an intake is chosen', () => {
  const collapsed = [plainPage, chosen].map((page) => all(page, '.phone-disclosure--wide').length);
  expect(collapsed).toEqual([6, 0]);
});

it('hides the link that clears a choice until there is one, and Share until hydration', () => {
  const hidden = [plainPage, chosen].map((page) =>
    textsIn(page, 'a.invisible, .row > button.invisible'),
  );
  expect(hidden).toEqual([['Clear my choice'], ['Share this plan']]);
});

it('shows a choice’s steps with months and last dates, and what to do next', () => {
  const late = 'Last date for late applications 16 March 2027, 09:29 in India (the office).';
  const usual =
    'Last date usually between December 2026 and February 2027: look it up today at each university.';
  const answer = [
    `August 2027, bachelor’s: ${ask} ${late}`,
    `August 2027, master’s or PhD: apply now. ${usual}`,
    'What families usually do next, in February 2027:',
    'Step 2: Apply to the university',
  ];
  expect(linesOf(ticketOf(chosen))).toEqual(answer);
  expect(linesOf(planOf(chosen)).filter((line) => !plain.includes(line))).toEqual([
    'Alpha, August 2027: the usual plan as of 1 February 2027, from Quill & Öst’s “Bureau”. Change',
    'Late with a step? Ask the university today. Too late for this intake? The next main one here: August 2028, bachelor’s: usually apply from August 2027. Last date usually mid-January 2028. Spring 2028 (Jan), master’s or PhD: usually apply from May 2027. For every country, see what to apply for next.',
    'June to September 2026 Usually done by now',
    'August 2026 to January 2027',
    `${late} Office`,
    'October 2026 to April 2027 Usually now',
    usual,
    'April to July 2027 Later',
    'Last date usually early June 2027: look it up at the office. Office',
    'May to July 2027 Later With your parents',
    'July to September 2027 Later',
    'Ask us about this planAdd to my calendar',
    'Share this plan',
    '“Add to my calendar” downloads a file: open it to add steps, last dates and reminders. If nothing happens, open this page in your browser.',
  ]);
});

it('links the next intakes, the form and the calendar file from a plan', () => {
  const links = linksIn(planOf(chosen)).filter((link) => !/office|Office|visa/.test(link));
  expect(links).toEqual([
    'Quill & Öst’s “Bureau” → /',
    'Change → #your-level',
    `August 2028, bachelor’s → ${below}/alpha?level=bachelor&start=2028-autumn#plan`,
    `Spring 2028 (Jan), master’s or PhD → ${below}/alpha?level=master&start=2028-spring#plan`,
    'what to apply for next → /#board',
    'Ask us about this plan → /?country=Alpha&course=August%202027#enquiry',
    'Add to my calendar → /calendar/alpha.ics?start=2027-autumn',
  ]);
  only(chosen, '[href^="/calendar/"][rel="nofollow"]');
  expect(linksIn(ticketOf(chosen))).toEqual([
    'Apply to the university → #step-apply-second-degree',
  ]);
  // Also in header, contact bar and below the guide.
  expect(all(chosen, '[href="/?country=Alpha&course=August%202027#enquiry"]')).toHaveLength(4);
});

it.each([
  ['/alpha', ['2027-autumn', '2028-autumn']],
  ['/beta', ['2027-february', '2027-mid-year', '2028-february']],
])('links only the intakes for a bachelor’s on the ticket of %s: %j', async (path, intakes) => {
  const links = linksIn(ticketOf(await fetchPage(`${path}?level=bachelor`)));
  const queries = links.map((link) => link.split('?')[1]);
  expect(queries).toEqual(intakes.map((intake) => `level=bachelor&start=${intake}`));
});

/** The drawing, hidden from assistive technology: months, places of the shapes in each row, and the key. */
function drawingOf(page: Document): readonly string[] {
  const placeOf = (shape: Element) =>
    attributesOf(shape, 'x', 'cx', 'width').filter(Boolean).join(' ');
  const rows = all(page, '.plan__marks, [id^="step-"] > svg').map((row) =>
    // SVG does not draw a rectangle without a height or a circle without a radius.
    all(row, 'rect[height], circle[r]').map(placeOf).join(', '),
  );
  const months = textsIn(page, '[aria-hidden="true"]:has(> ol) :is(p, li)').join('');
  return [months, ...rows, textsIn(page, 'ul[aria-hidden="true"] > li').join(', ')];
}

const marks = '87.5% 12.5%, 35.69% 3';

// Computed by hand, in months from the start of the axis. For August in Alpha it has sixteen, June 2026 to September 2027: 23
// November is at 5 + 22/31, the last date on 13 January at 7 + 12/31, the one on 16 March at 9 + 15/31.
it('draws months, last dates, classes and today in each step', async () => {
  expect(drawingOf(await fetchPage('/alpha?level=bachelor&start=2027-autumn'))).toEqual([
    'August 2027JJASONDJ2027FMAMJJAS',
    marks,
    `0% 25%, ${marks}`,
    `12.5% 37.5%, ${marks}, 46.17%, 59.27%`,
    `62.5% 25%, ${marks}`,
    `68.75% 18.75%, ${marks}`,
    `81.25% 18.75%, ${marks}`,
    '23 November 2026, last date, classes begin',
  ]);
  expect(drawingOf(plainPage)[0]).toBe('AugustJJASONDJFMAMJJAS');
});

it.each([
  [
    '/beta?start=2030-february',
    '2029-12-10',
    [`February 2030: ${ask}`, 'What families usually do next, in February 2030:', 'Step 2: Travel'],
  ],
  ['/alpha?start=2027-midyear', '2027-07-01', ['Look at the letter from Alpha.']],
  [
    '/alpha?level=bachelor&start=2027-autumn',
    '2027-05-10',
    [
      `August 2027, bachelor’s: ${ask}`,
      'What families usually do next, in May 2027:',
      'Step 3: Reply to the offer Last date usually early June 2027: look it up at the office.',
      'Step 4: Apply for the visa',
    ],
  ],
])('says what to do for %s on %s', async (path, today, lines) => {
  expect(linesOf(ticketOf(await fetchPage(path, today)))).toEqual(lines);
});

const passed = await fetchPage('/alpha?level=bachelor&start=2027-autumn', '2027-06-10');

it('starts the title of a step with a notice once its last date has passed', () => {
  const reply =
    'The last date has probably passed for “Reply to the offer”. If you missed it, open your account today';
  expect(linesOf(ticketOf(passed))).toContain(`Step 3: ${reply}`);
  expect(textsIn(passed, '#plan + div li h4')).toEqual([
    'Choose a course',
    'The last date has passed for “Apply through the office”. If you missed it, ask each university today',
    reply,
    'Apply for the visa',
    'ETA and travel to Alpha',
  ]);
});

it('names level and next intake in a plan, and no state of a step that has passed', () => {
  const plan = linesOf(planOf(passed));
  expect(plan[0]).toMatch(/^Alpha, August 2027, bachelor’s: the usual plan as of 10 June 2027/);
  expect(plan[1]).toMatch(/one here: August 2028, bachelor’s: [^.]*\. [^.]*\. For every/);
  // No state follows the months, only the source.
  expect(plan[plan.indexOf('April to July 2027') + 1]).toBe('Office');
});

it('sends a choice as private, ignoring other query parameters', async () => {
  const { ask } = await createTestApp();
  const query = '?level=master&start=2027-autumn';
  const { text, headers } = await ask.get(`${below}/alpha${query}`);
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  for (const more of ['&utm_source=x', '&start=2028-autumn', '&level=bachelor']) {
    expect((await ask.get(`${below}/alpha${query}${more}`)).text).toBe(text);
  }
});
