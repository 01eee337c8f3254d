import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { calendarEntries } from '../../server/calendar/entries.ts';
import { reminders } from '../../server/calendar/file.ts';
import { routePages as pages } from '../../server/pages/route-pages.ts';
import type { Level } from '../../shared/content/types.ts';
import { DepartureBoard } from '../../shared/home/board-table.tsx';
import { type Day, dayIn, monthNames, monthOf } from '../../shared/months.ts';
import { boardFor, boardIntakes } from '../../shared/plan/board.ts';
import { type IntakeValue, intakesOf, type PlanGuide } from '../../shared/plan/intakes.ts';
import { levels } from '../../shared/plan/levels.ts';
import { Plan } from '../../shared/plan/plan.tsx';
import { planFor } from '../../shared/plan/shown-plan.ts';
import { stepsFor } from '../../shared/plan/steps.ts';
import { TicketAnswer } from '../../shared/plan/ticket-answer.tsx';
import { destinationRoute } from '../../shared/routes.ts';
import { SettingsContext } from '../../shared/settings.ts';
import { unknownIntake } from '../../shared/view.ts';
import { siteSettings } from '../setup/settings.ts';

// The board, plans and calendar files on one day a week for two years. There is no fallback for a plan that can't be rendered.

const weeks = Array.from({ length: 105 }, (_, week) => dayIn(2026 * 12 + 10, 1 + 7 * week));

/** The rendered text, without drawings. */
function show(element: ReactNode): string {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <SettingsContext value={siteSettings}>{element}</SettingsContext>
    </StaticRouter>,
  );
  const text = html.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, ' ');
  return text.replaceAll('&#x27;', '’').replace(/\s+(?=[.,:;)])|(?<=\s)\s+/g, '');
}

/** Traces of a missing value, and judgements, which a plan does not make. */
const wrong = /undefined|null|NaN|Infinity|Invalid|\[object|\.\.|\benough\b|\btight\b|\btoo late\b/;

/** One week for each set of texts of a guide's plans: the last one, when a date in them is most likely to have passed. */
function daysOf({ process, ...guide }: PlanGuide): readonly Day[] {
  const days = new Map<string, Day>();
  for (const today of weeks) {
    const steps = intakesOf({ process, ...guide }).map((intake) =>
      stepsFor({ plan: process.plan, intake, today }),
    );
    days.set(JSON.stringify([monthOf(today), steps]), today);
  }
  return [...days.values()];
}

const month = `(?:${monthNames.join('|')})`;

/** Dates that a text presents as future: the last day of a month without a day, the end of a range. */
function datesAhead(text: string): readonly Day[] {
  const sentences = text.split(/(?<=\.) /);
  const passed = /^(?:That date|It) has (?:very probably )?passed/;
  return sentences
    .filter((_, index) => !passed.test(sentences[index + 1] ?? ''))
    .flatMap((sentence) => {
      const ahead = sentence
        .replace(/^.* (?:Usually done by now|Last date passed|has begun)/, '')
        .replace(/^.* (?=Late applications until|Many closed by|In Clearing)/, '')
        .replace(/\(usually [^)]*\)|many closed [^;:]*/gi, '')
        .replace(new RegExp(`${month}(?: 20\\d\\d)? to `, 'g'), '');
      return ahead.match(new RegExp(`(?:(?<![-\\d])\\d+ )?${month} 20\\d\\d`, 'g')) ?? [];
    })
    .map((date) => {
      const [year, name = '', day = '31'] = date.split(' ').reverse();
      const number = (monthNames as readonly string[]).indexOf(name);
      return `${dayIn(Number(year) * 12 + number, 1).slice(0, 8)}${day.padStart(2, '0')}` as Day;
    });
}

const guides = pages
  .flatMap(({ page }) => page.plan ?? [])
  .map((each) => ({ ...each, days: daysOf(each.guide) }));

const guideOf = (id: string) => guides.find((each) => each.id === id)?.guide as PlanGuide;

it('renders the board on one day a week for two years', () => {
  for (const day of new Set(guides.flatMap(({ days }) => days))) {
    const text = show(<DepartureBoard board={boardFor(guides, day)} />);
    expect(text, day).toContain('what to apply for next');
    // From April to July the next year's students choose courses; they book tests until mid-September.
    expect(/Later\? Choose a 20.. intake/.test(text), day).toBe(/^\d+-0[4-7]/.test(day));
    const tests = /\. In the UK, book some tests [^.]* by mid-September/;
    expect(tests.test(text), day).toBe(/^\d+-(?:0[4-8]|09-(?:0|1[0-5]))/.test(day));
    expect(text.includes('In August? Ask each'), day).toBe(!/^\d+-0[89]/.test(day));
    expect(text, day).not.toMatch(wrong);
  }
});

// Sentences that cost a family a year if they are wrong.
it.each([
  'usa, bachelor, 2026-11-27, Fall 2027: some by 30 November: look it up today',
  'usa, bachelor, 2027-01-20, Fall 2027: many closed by 15 January 2027: ask this week',
  'usa, bachelor, 2027-06-15, in hand or due by July Fall 2027: many closed by 15 January 2027: ask this week',
  'usa, bachelor, 2027-08-02, Fall 2028: some by 1 November; many close from 1 January',
  'usa, bachelor, 2027-12-01, Fall 2028: many close from 1 January: ask this week',
  'usa, bachelor, 2027-01-15, Fall 2027: many close by 15 January: ask today',
  'usa, master, 2027-01-20, Fall 2027: some have closed: ask this week',
  'usa, master, 2027-10-15, Spring 2028: many have closed: ask this week',
  'uk, bachelor, 2027-01-20, September 2027: late applications until 30 June 2027: apply this week',
  'uk, bachelor, 2027-06-15, in hand or due by July September 2027: late applications until 30 June 2027: apply this week',
  'uk, bachelor, 2027-07-10, in hand or due by July September 2027: in Clearing (vacant places): ask this week',
  'uk, bachelor, 2027-07-10, after July September 2028: ',
  'uk, bachelor, 2027-08-02, in hand September 2027: in Clearing (vacant places): ask this week',
  'uk, bachelor, 2027-09-10, September 2028: book some tests (medicine, Oxford) by mid-September: look it up today; some courses by 15 October',
  'uk, bachelor, 2027-10-15, September 2028: some close today, 22:30 in India; others usually by mid-',
  'uk, master, 2026-11-26, September 2027: some by early December: look it up today',
  'uk, master, 2027-01-20, September 2027: some close in January: ask this week',
  'uk, master, 2027-06-15, in hand or due by July September 2027: ask this week',
  'uk, master, 2027-06-15, after July January 2028: courses fill up',
  'ireland, master, 2027-07-10, after July January 2028: courses fill up',
  'uk, bachelor, 2028-01-13, September 2028: usually by mid-January 2028: look it up today',
  'ireland, bachelor, 2026-11-26, September 2027: some by 1 February; courses fill up',
  'ireland, bachelor, 2027-06-15, September 2027: many close now: ask this week',
  'ireland, bachelor, 2027-07-10, September 2027: many close by 15 July: ask today',
  'ireland, bachelor, 2027-08-02, September 2028: some by 1 February',
  'canada, master, 2026-11-26, Fall 2027: many close now: ask this week',
  'canada, master, 2026-11-26, in hand Summer 2027: ask this week',
  'australia, bachelor, 2026-11-26, February 2027: ask this week',
  'newzealand, master, 2027-10-15, February 2028: ask this week',
])('shows when to apply, case %#', (row) => {
  const [id, level, day, ...texts] = row.split(', ') as [string, Level, Day, ...string[]];
  const lines = boardIntakes(guideOf(id), day, level).map(
    ({ results = '', text, note = '' }) => `${results} ${text}: ${note}`,
  );
  expect(lines.join('\n'), `${row}: if the guide is right, change this row`).toContain(
    texts.join(', '),
  );
});

// The days of a plan's entries about a step, in a file of the given day.
it.each([
  'uk bachelor 2028-september 2027-05-01 admission-test: 06-01 08-01 09-01 09-07',
  // The last date, that of late applications, and Clearing.
  'uk bachelor 2027-september 2026-11-26 apply-ucas-2: 01-13 01-14 06-30 07-01 08-01',
  // Not published: usually the second Wednesday, the 8th at the earliest.
  'uk bachelor 2029-september 2028-10-15 apply-ucas-2: 12-01 01-01 01-07 01-16 06-30 07-01 08-01',
  // Some close in December, others in January.
  'uk master 2028-september 2027-10-15 apply-university-1: 11-01 11-24 11-30 12-08 01-01',
  // Before many close: from 1 January, December, May, November and June.
  'usa bachelor 2027-fall 2026-12-01 apply-bachelors-closing: 12-02 12-25 01-14 01-16',
  'usa master 2028-fall 2027-10-15 apply-masters-closing: 11-01 11-24 12-25 01-25 03-01',
  'usa master 2028-spring 2027-04-01 apply-masters-closing: 04-02 04-24 05-25 06-24 07-25 08-25 09-24',
  'canada master 2028-fall 2027-10-01 apply-closing: 10-02 10-25 11-24 12-25 01-25 03-01',
  'ireland master 2027-september 2026-11-26 apply-college-closing: 05-01 05-25 06-24 07-14 07-16',
  // In files of a day within such a period.
  'usa master 2027-fall 2026-11-27 apply-masters-closing: 11-28 12-25 01-25 03-01',
  'ireland master 2027-september 2027-07-10 apply-college-closing: 07-11 07-14 07-16',
  // The last usual month of applications without a last date, and of visas.
  'australia master 2028-february 2027-07-10 apply-last: 11-01',
  'uk master 2028-january 2027-07-10 apply-university-last: 10-01',
  'ireland master 2027-september 2026-11-27 apply-visa-last: 08-01',
  // The province's letter.
  'canada master 2027-summer 2026-11-27 apply-permit-end: 12-25 12-30',
  // Late applications, from early March.
  'ireland bachelor 2027-september 2026-11-26 apply-cao-1: 02-01 02-02 03-01 03-05 05-01',
  // Medicine, applied for directly.
  'ireland bachelor 2027-september 2026-11-26 apply-college-1: 01-01 01-25 01-31',
  // Replies, without which offers are lost.
  'usa bachelor 2027-fall 2026-11-26 accept-bachelors-1: 04-01 04-24 04-30',
  'uk bachelor 2027-september 2026-11-26 reply-ucas-1: 05-01 05-25 05-31',
  'ireland bachelor 2027-september 2026-11-26 accept-cao: 07-01 07-05 07-08',
])('reminds in time, %s', (row) => {
  const [plan = '', days] = row.split(': ');
  const [country = '', level, intake, day, step = ''] = plan.split(' ') as [
    string,
    Level,
    IntakeValue,
    Day,
    string,
  ];
  const entries = calendarEntries(planFor(guideOf(country), { day, level, intake }));
  const found = entries.filter(({ id }) => id.startsWith(step)).map((each) => each.day.slice(5));
  expect(found.join(' '), `${row}: if the guide is right, change this row`).toBe(days);
});

it.each([
  'usa 2026-12-01 2027-fall: many close from 1 to 15 January 2027',
  'usa 2026-12-01 2027-fall: accept a bachelor’s offer (last date usually 1 May 2027)',
  'uk 2026-12-01 2027-september: offers in UCAS (last date usually early June',
  'uk 2027-07-10 2027-september: very probably passed: look up your own today',
  'uk 2027-10-15 2028-september: courses, usually today, 22:30 in India: look it up',
  'usa 2026-11-27 2027-fall: no later round, usually tomorrow: look it up',
  'usa 2026-12-01 2027-fall: not applied yet? many closed by 15 January 2027: ask this week',
  'uk 2027-08-02 2027-september: Ask each university today whether September 2027',
  'ireland 2027-07-10 2027-september: is everything sent? many close by 15 July 2027',
  'usa 2027-07-10 2027-fall: Is any step for Fall 2027 still pending, such as the visa or permit?',
])('has in the plan or calendar of %s', (row) => {
  const [plan = '', ...text] = row.split(': ');
  const [country = '', day, intake] = plan.split(' ') as [string, Day, IntakeValue];
  const made = planFor(guideOf(country), { day, intake });
  const texts = JSON.stringify([calendarEntries(made), made.chosen?.answer.ask]);
  expect(texts).toContain(text.join(': '));
});

/** Sentences of the guides that state a past date as past. */
const pastSentences = [
  'For classes in early 2027, Immigration New Zealand asked students to apply around September 2026',
  'Update of April 2026',
];

describe.each(guides)('the plans of $id', ({ id, guide, days }) => {
  const route = destinationRoute(id);
  const intakes = [
    undefined,
    unknownIntake,
    ...intakesOf(guide).map(({ value }) => value),
  ] as const;
  const views = days.flatMap((day) =>
    [undefined, ...levels].flatMap((level) => intakes.map((intake) => ({ day, level, intake }))),
  );
  const plans = views.map((view) => planFor(guide, view));
  /** The last one of the plans that differ only in the current month. */
  const distinct = new Map(
    plans.map((plan) => {
      const { today, key, chosen, ...others } = plan;
      return [JSON.stringify([others, { ...chosen?.answer, lead: '' }]), plan];
    }),
  );
  const computed = (text: string) =>
    pastSentences.reduce((rest, each) => rest.replaceAll(each, ''), text);
  const pastDates = (text: string, today: Day) =>
    datesAhead(computed(text)).filter((date) => date < today);

  // A longer timeout for some 300 renderings.
  it('present no past date as future, for any level and intake', { timeout: 60_000 }, () => {
    expect(plans.length).toBeGreaterThan(500);
    for (const plan of distinct.values()) {
      const text = show([
        <Plan key="plan" route={route} plan={plan} />,
        <TicketAnswer key="ticket" route={route} plan={plan} />,
      ]);
      expect(text).not.toMatch(wrong);
      expect(pastDates(text, plan.today), `on ${plan.today}: ${text}`).toEqual([]);
    }
  });

  it('name no month before the first step or after classes begin', () => {
    const outside = plans.flatMap(({ chosen, steps, today }) => {
      if (!chosen) return [];
      const options = steps.flatMap((step) => step.options);
      const first = Math.min(monthOf(today), ...options.map(({ months }) => months[0]));
      const [, last] = chosen.intake.begins;
      const texts = options.flatMap(({ usually, text, deadlines }) => [
        usually,
        text,
        ...deadlines.map((it) => it.text),
      ]);
      return [chosen.answer.lead, ...texts].filter((text) =>
        datesAhead(computed(text)).some((date) => monthOf(date) < first || monthOf(date) > last),
      );
    });
    expect([...new Set(outside)]).toEqual([]);
  });

  const entries = plans.flatMap((plan) =>
    calendarEntries(plan).map((entry) => ({ today: plan.today, ...entry })),
  );

  it('have calendar entries without missing values or past dates', () => {
    expect(entries.length).toBeGreaterThan(100);
    for (const { title, texts, today } of entries) {
      // Excludes text that calendar entries don't have.
      expect([title, ...texts].join(' ')).not.toMatch(new RegExp(`${wrong.source}|\\bbelow\\b`));
      expect(pastDates(title, today), `on ${today}: ${title}`).toEqual([]);
    }
  });

  it('ask in a calendar title on each day on which the board asks', () => {
    const asks = /(?:ask|ask each university|apply) (?:this week|today)/;
    const asked = days.flatMap((day) =>
      levels.flatMap((level) =>
        boardIntakes(guide, day, level)
          .filter(({ note = '' }) => asks.test(note))
          .map(({ value }) => planFor(guide, { day, level, intake: value })),
      ),
    );
    expect(asked.length).toBeGreaterThan(0);
    const silent = asked.filter((plan) => !calendarEntries(plan).some((it) => asks.test(it.title)));
    expect(silent.map(({ today, query }) => `${today} ${query}`)).toEqual([]);
  });

  it('remind before each date of a calendar file', () => {
    const late = entries.filter(({ day, title, isDeadline }) => {
      // A deadline's entry is on its day; the title of another entry may contain its last day.
      const [date = '9999-12-31'] = datesAhead(title);
      const ends = isDeadline ? Date.parse(day) : Date.parse(date) + 86_400_000;
      const rings = isDeadline ? reminders.deadline : reminders.step;
      return rings.some((seconds) => Date.parse(day) + seconds * 1000 >= ends);
    });
    expect(late.map(({ day, title }) => `${day}: ${title}`)).toEqual([]);
  });
});
