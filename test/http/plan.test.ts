import { expect, it } from 'vitest';
import { createTestApp, readPage } from '../setup/app.ts';
import { all, attributesOf, only, textOf, textsIn } from '../setup/html.ts';
import { linesOf, linksIn } from '../setup/reading.ts';

const below = '/site/study-destination';

const fetchPage = (path = '', today = '2026-11-23') => readPage(below + path, { today });

const ticketOf = (page: Document) => only(page, 'form [role="status"]');
/** The answer above the steps of a chosen plan. */
const answerOf = (page: Document) => only(page, '#plan + div > :first-child');

const closed = 'many have closed: ask this week';
const autumn = 'Autumn 2027, bachelor’s by 13 January 2027';
const february = 'February 2028 opens around May 2027 (results by July 2027) February 2027';
const inAugust =
  'February 2029 opens around May 2028 (results after September) February 2028 many close from October (results by September)';

it.each([
  ['/alpha', 'November 2026', `${autumn} Autumn 2027, master’s or PhD many close from December`],
  ['/beta', 'November 2026', `${february} ${closed} (results in hand)`],
  ['/beta', 'August 2027', inAugust, '2027-08-01'],
])('suggests on %s in %s the intakes: %s', async (path, month, intakes, day?: string) => {
  const text = textOf(ticketOf(await fetchPage(path, day)));
  expect(text).toBe(`${month}: what to apply for next ${intakes}`);
});

/** A link to the form that fills in the choice. */
const withChoice = '[href="/?country=Alpha&course=Autumn%202027#enquiry"]';

const chosen = await fetchPage('/alpha?start=2027-autumn', '2027-02-01');

it('shows the current step of a chosen plan next to its form', () => {
  expect(linesOf(ticketOf(chosen))).toEqual([
    'Apply through the office, step 2 late applications until 15 March 2027: apply this week',
    'Usually in February 2027:',
    `Apply to the university, step 2 ${closed}`,
  ]);
});

it.each([
  ['title', ['Alpha, Autumn 2027: the plan, month by month | Quill & Öst’s “Bureau”']],
  ['form option[selected]', ['Not sure yet', 'Autumn 2027']],
  [`form a[href="${below}/alpha"]`, ['Clear my choice']],
  ['form [type="submit"]', ['Show my plan', 'Add to my calendar']],
  ['form [formaction="/calendar/alpha.ics"]', ['Add to my calendar']],
  ['form [href="#step-apply-first-degree"]', ['Apply through the office']],
  ['form [href="#step-apply-second-degree"]', ['Apply to the university']],
  // Opens only the step that is due this month.
  ['#plan + div :has(> details[open]) > :is(h4, h5)', ['Apply to the university']],
  [`:is(#how-we-help, aside) ${withChoice}`, ['Ask us about the Alpha Republic', 'Write to us']],
  ['[name="robots"][content="noindex"]', ['']],
])('shows for a choice at each %s the text: %j', (selector, texts) => {
  expect(textsIn(chosen, selector)).toEqual(texts);
});

const plan = only(chosen, '#plan + div');
const plain = linesOf(only(await fetchPage('/alpha'), '#plan + div'));

it('shows a choice’s due steps with months and deadlines, and what to do next', () => {
  expect(linesOf(plan).filter((line) => !plain.includes(line))).toEqual([
    'Alpha, Autumn 2027, on 1 February 2027, by Quill & Öst’s “Bureau”. Change',
    'Apply through the office, step 2',
    'Last date for other courses: 13 January 2027, 18:00 UK time (23:30 in India). That date has passed. Some courses accept late applications.',
    'Usually in February 2027:',
    'Apply to the university, step 2',
    'Many have closed: ask each university this week.',
    'June to September 2026 Usually done by now',
    'August 2026 to January 2027 Late applications until 15 March 2027: apply this week',
    'Last date for medicine: 15 October 2026, 18:00 UK time (22:30 in India). That date has passed. Office',
    'Last date for other courses: 13 January 2027, 18:00 UK time (23:30 in India). That date has passed. Some courses accept late applications. Office',
    'October 2026 to April 2027 Usually in February',
    'Text of the second way. What Autumn has. Many close from December 2026 to February 2027, some earlier, or when they are full.',
    'May to July 2027 With your parents',
    'July to September 2027',
    'Ask us about this planAdd to my calendar',
    'Share this plan',
    '“Add to my calendar” downloads a file: open it to add steps, last dates and reminders.',
  ]);
});

it('links steps, next intakes, the form and the calendar file from a plan', () => {
  const links = linksIn(plan).filter((link) => !/office|Office|visa/.test(link));
  expect(links).toEqual([
    'Quill & Öst’s “Bureau” → /',
    'Change → #your-level',
    'Apply to the university → #step-apply-second-degree',
    `Autumn 2028, bachelor’s → ${below}/alpha?level=bachelor&start=2028-autumn#plan`,
    `Spring 2028, master’s or PhD → ${below}/alpha?level=master&start=2028-spring#plan`,
    'what to apply for next → /#board',
    'Ask us about this plan → /?country=Alpha&course=Autumn%202027#enquiry',
    'Add to my calendar → /calendar/alpha.ics?start=2027-autumn',
  ]);
});

/** The drawing, hidden from assistive technology: months, places of the shapes in each row, and the key. */
function drawingOf(page: Document): readonly string[] {
  const placeOf = (shape: Element) =>
    attributesOf(shape, 'x', 'cx', 'width').filter(Boolean).join(' ');
  const rows = all(page, '[id^="step-"] > svg').map((row) =>
    all(row, 'rect, circle').map(placeOf).join(', '),
  );
  const months = textsIn(page, '[aria-hidden="true"]:has(> ol) li').join('');
  return [months, ...rows, textsIn(page, 'ul[aria-hidden="true"] > li').join(', ')];
}

const marks = '87.5% 12.5%, 35.69% 3';

// Computed by hand, in months from the start of the axis. For Autumn in Alpha it has sixteen, June 2026 to September 2027: 23
// November is at 5 + 22/31, the deadline on 15 October at 4 + 14/31, the one on 13 January at 7 + 12/31.
it.each([
  ['/beta', ['MJJASONDJF', '0% 70%, 90% 10%', '90% 10%, 90% 10%', 'classes begin']],
  [
    '/alpha?level=bachelor&start=2027-autumn',
    [
      'JJASONDJ2027FMAMJJAS',
      `0% 25%, ${marks}`,
      `12.5% 37.5%, ${marks}, 27.82%, 46.17%`,
      `68.75% 18.75%, ${marks}`,
      `81.25% 18.75%, ${marks}`,
      '23 November 2026, last date, classes begin',
    ],
  ],
])('draws the plan at %s', async (path, drawing) => {
  expect(drawingOf(await fetchPage(path))).toEqual(drawing);
});

const ask = 'Not applied yet? Ask each university today whether';
const applied = 'Applied already? Ask the university by which day it needs your results.';
const elsewhere = 'Another country may still be open: see what to apply for next.';
const askGamma = `${ask} September 2027 is still open. If not, look at September 2028, master’s or PhD. ${elsewhere}`;

const remaining = {
  '/alpha?level=bachelor&start=2027-autumn 2026-10-15':
    'Usually in October 2026: Apply through the office, step 2 Last date for medicine: 15 October 2026, 18:00 UK time (22:30 in India). That is today.Last date for other courses: 13 January 2027, 18:00 UK time (23:30 in India).',
  '/alpha?level=bachelor&start=2028-autumn 2028-01-01':
    'Usually in January 2028: Apply through the office, step 2 Last date for other courses: usually mid-January 2028, 18:00 UK time (23:30 in India). Look up the date at the office today.',
  '/alpha?level=bachelor&start=2028-autumn 2028-02-10':
    'Apply through the office, step 2 Last date for other courses: usually mid-January 2028. It has very probably passed: look up your own today, and ask the university. Some courses accept late applications.Nothing else is usually due in February 2028. Your next step, from May 2028: Apply for the visa, step 3',
  // Classes begin before August, so this intake needs results in hand.
  '/alpha?level=master&start=2027-spring 2026-11-23': `Not applied yet, and results due by July 2027? Look at Autumn 2027, master’s or PhD, many close from December. ${applied}Usually in November 2026: Apply for the visa, step 3 ${ask} Spring 2027 is still open. If not, look at Autumn 2027, master’s or PhD. A few courses may start in Midyear 2027: ask each university. ${elsewhere}`,
  // No later intake.
  '/beta?start=2030-february 2029-12-10': `Nothing is usually due in December 2029. Your next step, from February 2030: Travel, step 2 ${ask} February 2030 is still open. ${elsewhere}`,
  '/gamma?start=2027-september 2027-05-10': `Usually in May 2027: Apply, step 1 The letter must be valid.Ask each university this week.Accept, step 2 The letter must be valid.Offer in hand? Do step 3 this week.${askGamma}`,
  '/gamma?start=2027-september 2027-06-10': `Not applied yet, and results due after July? Ask each university whether it waits for them, or look at September 2028, master’s or PhD, opens around December 2027. ${applied}Usually in June 2027: Apply, step 1 The letter must be valid.Ask each university this week.Offer in hand? Do steps 2 and 3 this week.Only after that:Get the visa, step 4 ${askGamma}`,
  '/alpha?start=2027-autumn 2027-06-10': `Not applied yet, and results due after July? Ask each university whether it waits for them, or look at Autumn 2028, bachelor’s, some courses by 14 October. Spring 2028, master’s or PhD, courses fill up. ${applied}Usually in June 2027: Apply for the visa, step 3 Not applied yet? Ask each university today whether Autumn 2027 is still open. If not, look at Autumn 2028, bachelor’s. Spring 2028, master’s or PhD. ${elsewhere}`,
  '/beta?start=2027-july 2027-08-05': `Not applied yet, and results due after September? Look at February 2029, opens around May 2028. Not applied yet, and results due by September? Look at February 2028, many close from October. ${applied}Usually in August 2027: Travel, step 2 ${ask} July 2027 is still open. If not, look at February 2028. ${elsewhere}`,
  '/alpha?start=2027-midyear 2027-07-01': `Not applied yet, and results due by September 2027? Look at Autumn 2028, bachelor’s, some courses by 14 October. Spring 2028, master’s or PhD, courses fill up. ${applied}Classes begin in June and July. Look at the letter from Alpha.Not applied yet? Look at Autumn 2028, bachelor’s. Spring 2028, master’s or PhD. A few courses may start in Autumn 2027: ask each university. Is any step for Midyear 2027 still pending, such as the visa or permit? Do it this week, and ask the university for the last date of arrival.`,
};

it.each(Object.entries(remaining))('lists the remaining steps for %s', async (view, answer) => {
  const [path, today] = view.split(' ');
  const page = await fetchPage(path, today);
  expect(textOf(answerOf(page)).replace(/^.*Change/, '')).toBe(answer);
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

const sooner = 'A few courses may start in Spring 2028 or Midyear 2028: ask each university.';

it.each([
  // Without a choice: after the intake on the board.
  ['/beta', 'February 2028', 'July 2028.'],
  // Spring is for a master's, and midyear for few courses.
  ['/alpha?level=master&start=2027-autumn', 'Autumn 2027', 'Spring 2028, master’s or PhD.'],
  ['/alpha?level=bachelor&start=2027-autumn', 'Autumn 2027', `Autumn 2028, bachelor’s. ${sooner}`],
  // No intake follows the last one.
  ['/alpha?start=2030-midyear', 'Midyear 2030', undefined],
])('offers at the end of %s after %s: %s', async (path, intake, next) => {
  const lines = all(await fetchPage(path), '#plan + div > p').map(textOf);
  const lead = `Can’t be ready for ${intake}? The next intake here is `;
  expect(lines.filter((line) => line.startsWith('Can’t'))).toEqual(next ? [lead + next] : []);
});
