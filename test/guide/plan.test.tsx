import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Intake, MonthsBefore, PlanEntry, PlanStep } from '../../shared/content/types.ts';
import { Plan } from '../../shared/guide/plan.tsx';
import { PlanCalendar } from '../../shared/guide/plan-calendar.tsx';
import { localDay, readStart, type Start, startText } from '../../shared/guide/plan-dates.ts';
import { outlookOf } from '../../shared/guide/plan-outlook.ts';
import { PlanSteps } from '../../shared/guide/plan-steps.tsx';
import type { Day } from '../../shared/months.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, linksIn } from '../setup/pages.ts';

const fall: Intake = { id: 'fall', name: 'Fall', months: [8, 9] };
const january: Intake = { id: 'january', name: 'January', months: [1] };
const late: Intake = { id: 'late', name: 'Late', months: [10, 11], sometimes: true };

function step(id: string, when: PlanStep['when']): PlanStep {
  return { id, title: `Title of ${id}`, text: `Text of ${id}.`, when };
}

function dayOf(iso: string): Day {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

function startOf(text: string): Start {
  return { intake: text.startsWith('Fall') ? fall : january, year: Number(text.slice(-4)) };
}

function show(plan: readonly PlanEntry[], given: readonly Intake[] = intakes): Document {
  return parseHtml(renderToStaticMarkup(<Plan destination="uk" plan={plan} intakes={given} />));
}

const source = { text: 'The rule', href: 'https://gov.example' };
const intakes = [fall, january];
const plan: readonly PlanEntry[] = [
  step('choose', [12, 8]),
  step('sit-tests', { january: [9, 8] }),
  {
    id: 'apply',
    title: 'Apply',
    isApplication: true,
    ways: [
      step('one-form', { fall: [8, 6] }),
      step('many-forms', { fall: [7, 4], january: [5, 5] }),
    ],
  },
  { ...step('travel', [1, 0]), limit: { text: 'Not before.', source } },
];

describe('without a choice', () => {
  it.each<[MonthsBefore, fallMonths: string, januaryMonths: string]>([
    [
      [18, 12],
      'February to September of the year before',
      'July two years before to January of the year before',
    ],
    [[16, 14], 'April to July of the year before', 'September to November two years before'],
    [
      [10, 3],
      'October of the year before to June of the year you start',
      'March to October of the year before',
    ],
    [[2, 2], 'June to July of the year you start', 'November of the year before'],
    [
      [1, 0],
      'July to September of the year you start',
      'December of the year before to January of the year you start',
    ],
    [[0, 0], 'August to September of the year you start', 'January of the year you start'],
  ])('a step %j months before has a line for each intake', (span, fallMonths, januaryMonths) => {
    const lines = all(show([step('only', span)]), 'h4 + div > p').map(textOf);
    expect(lines).toEqual([`For Fall: ${fallMonths}`, `For January: ${januaryMonths}`]);
  });

  const page = show(plan);

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
    const drawings = all(page, 'ul > li > [aria-hidden="true"]');
    const texts = drawings.map((drawing) =>
      all(drawing, 'ol').map((list) => all(list, 'li').map(textOf)),
    );
    expect(texts.map((lists) => lists.map((list) => list.join('|')))).toEqual([
      ['1||3|4', 'A|S|O|N|D|J|F|M|A|M|J|J|A|S'],
      ['1|2|3|4', 'J|F|M|A|M|J|J|A|S|O|N|D|J'],
    ]);
    // From twelve months before: a bar a step, one unit a month wide; the choice from its earliest way to its latest.
    const bars = drawings.map((drawing) =>
      all(drawing, 'path').map((path) => path.getAttribute('d')),
    );
    expect(bars).toEqual([
      ['M12 0H14v4H12z', 'M5 0v4', 'M0 0H6v1H0zM4 2H10v1H4zM11 3H14v1H11z'],
      ['M12 0H13v4H12z', 'M0 0v4M12 0v4', 'M0 0H5v1H0zM3 1H5v1H3zM7 2H8v1H7zM11 3H13v1H11z'],
    ]);
  });
});

describe('with a choice', () => {
  const late = 'If you have not applied yet, it is probably too late for';
  const next = 'The next start that you can reach in time is';

  it.each([
    // Before the first step, on its first day, and on its last.
    [
      '2026-07-31',
      'Fall 2027',
      'later - later later',
      'no step is due now; step 1 begins in August 2026.',
    ],
    ['2026-08-01', 'Fall 2027', 'now - later later', 'step 1 is due now.'],
    ['2027-01-31', 'Fall 2027', 'now - now later', 'steps 1 and 3 are due now.'],
    ['2027-05-31', 'Fall 2027', 'earlier - now later', 'step 3 is due now.'],
    // A leap day.
    ['2028-02-29', 'January 2029', 'now later later later', 'step 1 is due now.'],
    // From one year to the next.
    ['2027-12-31', 'Fall 2028', 'now - now later', 'steps 1 and 3 are due now.'],
    ['2028-01-01', 'Fall 2028', 'now - now later', 'steps 1 and 3 are due now.'],
    // The months for applying are over, then teaching has begun.
    [
      '2027-06-01',
      'Fall 2027',
      'earlier - earlier later',
      `no step is due now; step 4 begins in July 2027. ${late} Fall 2027. ${next} January 2028.`,
    ],
    [
      '2028-01-31',
      'January 2028',
      'earlier earlier earlier now',
      `step 4 is due now. ${late} January 2028. ${next} Fall 2028.`,
    ],
    [
      '2028-02-01',
      'January 2028',
      'earlier earlier earlier earlier',
      `January 2028 has begun. ${next} Fall 2028.`,
    ],
  ])('on %s, for %s: %s', (day, name, dues, expected) => {
    const chosen = { start: startOf(name), today: dayOf(day) };
    const page = parseHtml(
      renderToStaticMarkup(<PlanSteps plan={plan} intakes={intakes} chosen={chosen} />),
    );
    const steps = all(page, 'ol > li');
    expect(steps.map((item) => item.getAttribute('data-due') ?? '-').join(' ')).toBe(dues);
    const isLate = dues.includes('earlier') && !expected.includes('has begun');
    expect(textOf(page.body).includes('do it first')).toBe(isLate);
    const { sentence } = outlookOf({ plan, intakes, today: chosen.today }, chosen.start);
    expect(sentence.replace(/^Today: .*? \d{4}\. (For .*? \d{4}, )?/, '')).toBe(expected);
  });

  it('each step has its months with their year, and in words whether they are now', () => {
    const chosen = { start: startOf('Fall 2027'), today: dayOf('2027-02-15') };
    const page = parseHtml(
      renderToStaticMarkup(<PlanSteps plan={plan} intakes={intakes} chosen={chosen} />),
    );
    expect(all(page, '* + div').map(textOf)).toEqual([
      'August 2026 to January 2027. Should be done by now: do it first',
      'Not for Fall',
      'December 2026 to March 2027. Now',
      'January to May 2027. Now',
      'July to September 2027',
    ]);
    const { sentence } = outlookOf({ plan, intakes, today: chosen.today }, chosen.start);
    expect(sentence).toMatch(/^Today: 15 February 2027\. For Fall 2027, /);
  });

  it.each([
    ['2026-07-31', []],
    ['2026-08-01', ['M0 0v4']],
    ['2027-02-17', [`M${6 + 16 / 31} 0v4`]],
    ['2027-10-01', []],
  ])('the calendar has a line at %s where that lies in it', (day, line) => {
    const calendar = <PlanCalendar plan={plan} start={startOf('Fall 2027')} today={dayOf(day)} />;
    const marked = all(parseHtml(renderToStaticMarkup(calendar)), 'path + path + path + path');
    expect(marked.map((path) => path.getAttribute('d'))).toEqual(line);
  });

  it.each([
    ['UTC', '2026-11-30T18:45:00Z', '2026-11-30'],
    ['Asia/Kolkata', '2026-11-30T18:00:00Z', '2026-11-30'],
    ['Asia/Kolkata', '2026-11-30T18:45:00Z', '2026-12-01'],
  ])('today in %s at %s is the visitor’s', (zone, time, day) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(new Date(time))).toEqual(dayOf(day));
    vi.unstubAllEnvs();
  });

  it.each<[string, string, string | undefined]>([
    ['fall', '2027', 'Fall 2027'],
    ['winter', '2027', undefined],
    ['fall', '27', undefined],
    ['fall', '2027.5', undefined],
    ['undefined', 'undefined', undefined],
  ])('what was kept as %s %s is read as %s', (intake, year, expected) => {
    const start = readStart(intake, year, intakes);
    expect(start && startText(start)).toBe(expected);
  });
});

it('an intake is named with its months, and whether all institutions have it', () => {
  const named: Intake = { ...late, id: 'named', name: 'October/November' };
  const page = show([step('go', [1, 0])], [fall, january, late, named]);
  expect(all(page, 'ul > li > p').map(textOf)).toEqual([
    'Fall: August and September',
    'January',
    'Late: October and November (at some institutions)',
    'October/November (at some institutions)',
  ]);
});
