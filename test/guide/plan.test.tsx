import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Intake, PlanEntry, PlanStep } from '../../shared/content/types.ts';
import { Plan } from '../../shared/guide/plan.tsx';
import { PlanCalendar } from '../../shared/guide/plan-calendar.tsx';
import { localDay } from '../../shared/guide/plan-dates.ts';
import { planStatusOf } from '../../shared/guide/plan-status.ts';
import { PlanSteps } from '../../shared/guide/plan-steps.tsx';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, linksIn } from '../setup/pages.ts';

const fall: Intake = { id: 'fall', name: 'Fall', months: [8, 9] };
const january: Intake = { id: 'january', name: 'January', months: [1] };
const intakes = [fall, january];

function step(id: string, when: PlanStep['when']): PlanStep {
  return { id, title: `Title of ${id}`, text: `Text of ${id}.`, when };
}

const source = { text: 'The rule', href: 'https://gov.example' };
const ways = [
  step('one-form', { fall: [8, 6] }),
  step('many-forms', { fall: [7, 4], january: [5, 5] }),
];
const plan: readonly PlanEntry[] = [
  step('choose', [12, 8]),
  step('sit-tests', { january: [9, 8] }),
  { id: 'apply', title: 'Apply', isApplication: true, ways },
  { ...step('travel', [1, 0]), limit: { text: 'Not before.', source } },
];

function show(steps: readonly PlanEntry[], given: readonly Intake[]): Document {
  return parseHtml(renderToStaticMarkup(<Plan destination="uk" plan={steps} intakes={given} />));
}

/** A day such as 2026-11-22, and a start such as "Fall 2027". */
function read(day: string, start: string) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const intake = start.startsWith('Fall') ? fall : january;
  return { today: { year, month, day: date }, start: { intake, year: Number(start.slice(-4)) } };
}

/** The steps as a visitor sees them who has chosen, and the sentence above them. */
function choose(day: string, name: string) {
  const chosen = read(day, name);
  const steps = <PlanSteps plan={plan} intakes={intakes} chosen={chosen} />;
  const { sentence } = planStatusOf({ plan, intakes, today: chosen.today }, chosen.start);
  return { page: parseHtml(renderToStaticMarkup(steps)), sentence };
}

it.each<[from: number, to: number, intake: Intake, months: string]>([
  [18, 12, january, 'July two years before to January of the year before'],
  [16, 14, january, 'September to November two years before'],
  [10, 3, fall, 'October of the year before to June of the year you start'],
  [2, 2, fall, 'June to July of the year you start'],
  [2, 2, january, 'November of the year before'],
  [1, 0, january, 'December of the year before to January of the year you start'],
  [0, 0, january, 'January of the year you start'],
])('without a choice %i to %i months before $name is %s', (from, to, intake, months) => {
  const lines = all(show([step('only', [from, to])], [intake]), 'h4 + div > p').map(textOf);
  expect(lines).toEqual([`For ${intake.name}: ${months}`]);
});

const page = show(plan, intakes);

it('ways to do the same are nested under one number; an intake without a step is left out', () => {
  const texts = all(page, 'ol > li:has(h4)').map((item) =>
    all(item, 'h4, ul h5, div > p').map((text) => textOf(text).replace(/:.*/, '')),
  );
  expect(texts).toEqual([
    ['Title of choose', 'For Fall', 'For January'],
    ['Title of sit-tests', 'For January'],
    ['Apply', 'Title of one-form', 'For Fall', 'Title of many-forms', 'For Fall', 'For January'],
    ['Title of travel', 'For Fall', 'For January'],
  ]);
  expect(linksIn(only(page, 'ol:has(h4)'))).toEqual([[source.text, source.href]]);
});

it('a calendar for each intake, hidden from screen readers, has the numbers of its steps and its months', () => {
  const drawings = all(page, 'ul > li > [aria-hidden="true"]').map((drawing) => [
    ...all(drawing, 'ol').map((list) => all(list, 'li').map(textOf).join('|')),
    ...all(drawing, 'path').map((path) => path.getAttribute('d')),
  ]);
  // From twelve months before: a bar a step, one unit a month wide; the choice from its earliest way to its latest.
  const fallBars = 'M0 0H6v1H0zM4 2H10v1H4zM11 3H14v1H11z';
  const januaryBars = 'M0 0H5v1H0zM3 1H5v1H3zM7 2H8v1H7zM11 3H13v1H11z';
  expect(drawings).toEqual([
    ['1||3|4', 'A|S|O|N|D|J|F|M|A|M|J|J|A|S', 'M12 0H14v4H12z', 'M5 0v4', fallBars],
    ['1|2|3|4', 'J|F|M|A|M|J|J|A|S|O|N|D|J', 'M12 0H13v4H12z', 'M0 0v4M12 0v4', januaryBars],
  ]);
});

// For each step whether it is due earlier, now or later.
it.each<[day: string, start: string, dues: string, sentence: string, next?: string]>([
  ['2026-07-31', 'Fall 2027', 'l-ll', 'no step is due now; step 1 begins in August 2026.'],
  ['2026-08-01', 'Fall 2027', 'n-ll', 'step 1 is due now.'],
  ['2027-01-31', 'Fall 2027', 'n-nl', 'steps 1 and 3 are due now.'],
  ['2027-05-31', 'Fall 2027', 'e-nl', 'step 3 is due now.'],
  // A leap day, and from one year to the next.
  ['2028-02-29', 'January 2029', 'nlll', 'step 1 is due now.'],
  ['2027-12-31', 'Fall 2028', 'n-nl', 'steps 1 and 3 are due now.'],
  ['2028-01-01', 'Fall 2028', 'n-nl', 'steps 1 and 3 are due now.'],
  // The months for applying are over.
  [
    '2027-06-01',
    'Fall 2027',
    'e-el',
    'no step is due now; step 4 begins in July 2027.',
    'January 2028',
  ],
  ['2028-01-31', 'January 2028', 'eeen', 'step 4 is due now.', 'Fall 2028'],
])('on %s, for %s: %s, %s', (day, start, dues, expected, next) => {
  const { page, sentence } = choose(day, start);
  const steps = all(page, 'ol > li').map((item) => item.getAttribute('data-due') ?? '-');
  expect(steps.map((due) => due.charAt(0)).join('')).toBe(dues);
  expect(textOf(page.body).includes('do it first')).toBe(dues.includes('e'));
  const late = `If you have not applied yet, it is probably too late for ${start}.`;
  const offer = `${late} The next start that you can reach in time is ${next}.`;
  const plain = sentence.replace(/^Today: .*? \d{4}\. /, '');
  expect(plain).toBe(`For ${start}, ${expected}${next ? ` ${offer}` : ''}`);
});

it('a start that has begun is answered with the next, and nothing is to be done first', () => {
  const { page, sentence } = choose('2028-02-01', 'January 2028');
  expect(sentence).toMatch(/^Today: 1 February 2028\. January 2028 has begun\. .* is Fall 2028\.$/);
  expect(textOf(page.body)).not.toContain('do it first');
});

it('each step has its months with their year, and in words whether they are now', () => {
  const { page } = choose('2027-02-15', 'Fall 2027');
  expect(all(page, '* + div').map(textOf)).toEqual([
    'August 2026 to January 2027. Should be done by now: do it first',
    'Not for Fall',
    'December 2026 to March 2027. Now',
    'January to May 2027. Now',
    'July to September 2027',
  ]);
});

it.each([
  ['2026-07-31', []],
  ['2026-08-01', ['M0 0v4']],
  ['2027-02-17', [`M${6 + 16 / 31} 0v4`]],
  ['2027-10-01', []],
])('the calendar has a line at %s where that lies in it', (day, line) => {
  const calendar = <PlanCalendar plan={plan} {...read(day, 'Fall 2027')} />;
  const marked = all(parseHtml(renderToStaticMarkup(calendar)), 'path + path + path + path');
  expect(marked.map((path) => path.getAttribute('d'))).toEqual(line);
});

it('today is the visitor’s own', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(localDay(new Date('2026-12-31T18:45:00Z'))).toEqual({ year: 2027, month: 1, day: 1 });
  vi.unstubAllEnvs();
});

it('an intake is named with its months, and whether all institutions have it', () => {
  const late: Intake = { id: 'late', name: 'Late', months: [10, 11], sometimes: true };
  const named: Intake = { ...late, id: 'named', name: 'October/November' };
  const page = show([step('go', [1, 0])], [fall, january, late, named]);
  expect(all(page, 'ul > li > p').map(textOf)).toEqual([
    'Fall: August and September',
    'January',
    'Late: October and November (at some institutions)',
    'October/November (at some institutions)',
  ]);
});
