import { describe, expect, it } from 'vitest';
import type { Level } from '../../shared/content/types.ts';
import { dueOf } from '../../shared/guide/plan-dates.ts';
import { entriesFor, isOffered, type Start } from '../../shared/guide/plan-entries.ts';
import { planStatusOf, statusText } from '../../shared/guide/plan-status.ts';
import type { Day } from '../../shared/months.ts';
import { destinations } from './destinations.ts';
import { type IntakeRules, planRules, type RuleMonth } from './plan-rules.ts';

// Every day on which somebody may read a plan, for every start that is offered on it. By hand, in plan-rules.ts: when
// classes begin, until when one may apply, from when a step is open. Which steps are over, now or later comes from the
// plan itself: the sentences must say the same.
const days = daysFrom('2026-11-01', '2033-12-31');
const levels: readonly LevelRow[] = [
  { name: 'not sure yet', level: undefined },
  { name: 'bachelor', level: 'bachelor' },
  { name: 'master', level: 'master' },
];

type LevelRow = { readonly name: string; readonly level: Level | undefined };

/** A day, in the forms in which it is compared; `month` is the year times 12, plus 1 to 12. */
type Walked = { readonly day: Day; readonly iso: string; readonly month: number };

/** One destination's plan, and what is right for it. */
type Plan = {
  readonly id: string;
  readonly guide: (typeof destinations)[number]['guide'];
  readonly rules: Readonly<Record<string, IntakeRules>>;
};

describe.each(destinations)('on every day the plan for $label', ({ id, guide }) => {
  const rules = planRules[id] ?? {};
  const plan = { id, guide, rules };

  it('has rules for each intake, and none for others', () => {
    const missing = `test/content/plan-rules.ts: ${id} needs the intakes of shared/content/${id}/guide.ts`;
    expect(Object.keys(rules), missing).toEqual(guide.intakes.map((intake) => intake.id));
    const steps = guide.process.plan.map((step) => step.id);
    const opening = Object.values(rules).flatMap(({ opens }) => Object.keys(opens));
    expect(
      opening.filter((step) => !steps.includes(step)),
      `${missing}: no such step`,
    ).toEqual([]);
  });

  it('offers an intake to the levels that have it', () => {
    const wrong = guide.intakes.flatMap((intake) =>
      levels
        .filter(({ level }) => {
          const isRight = lastMonthToApply(rules[intake.id], level) !== undefined;
          return isOffered(guide.process.plan, { intake, level }) !== isRight;
        })
        .map(({ name }) => `${intake.name}, ${name}`),
    );
    expect(wrong, advice(id, 'lastMonthToApply')).toEqual([]);
  });

  it.each(levels)(
    'is right for the level $name',
    (row) => {
      expect([...problemsOf(plan, row)]).toEqual([]);
    },
    60_000,
  );
});

function problemsOf({ id, guide, rules }: Plan, { name, level }: LevelRow): ReadonlySet<string> {
  const problems = new Map<string, string>();
  const { plan } = guide.process;
  const intakes = guide.intakes.filter(
    (intake) => lastMonthToApply(rules[intake.id], level) !== undefined,
  );
  for (const walked of days) {
    const next = nextByRules({ id, guide, rules }, walked, level);
    for (const intake of intakes) {
      const rule = rules[intake.id];
      if (!rule) continue;
      const entries = entriesFor(plan, { intake, level });
      for (let year = walked.day.year; year < walked.day.year + 7; year += 1) {
        const start: Start = { intake, year, level };
        const status = planStatusOf({ plan, intakes: guide.intakes, today: walked.day }, start);
        const text = statusText(status);
        const report: Report = (kind, right) => {
          const key = `${kind} ${intake.id}`;
          if (problems.has(key)) return;
          problems.set(
            key,
            `${advice(id, kind)} On ${walked.iso}, ${intake.name} ${year}, ${name}: right would be ${right}; the plan says "${text}"`,
          );
        };
        if (!readOnce(text).isWhole) report('sentences', 'whole sentences');
        const offer = next && `The next intake with enough time is ${next}, if your course opens`;
        if (walked.month > year * 12 + rule.classesBegin[1]) {
          if (status.lead !== `The ${intake.name} ${year} intake has begun.`) {
            report('classesBegin', 'that the intake has begun');
          }
          if (offer && !text.includes(offer)) report('the start offered', next);
          continue;
        }
        const dues = entries.map((entry) => dueOf(entry, start, walked.day));
        checkOpenings(walked, start, rule, { entries, dues }, report);
        checkNumbers(text, dues, report);
        checkTight(walked, start, rule, { text, offer, next }, report);
      }
    }
  }
  return new Set(problems.values());
}

type Report = (kind: string, right: string) => void;

/** What is read from a text: the same few stand on most days. */
const readTexts = new Map<string, ReturnType<typeof readText>>();

function readOnce(text: string): ReturnType<typeof readText> {
  const known = readTexts.get(text) ?? readText(text);
  readTexts.set(text, known);
  return known;
}

function readText(text: string) {
  const isBroken =
    /undefined|NaN|null|\[object| {2}|[:,] ?[.,]| and \.|\(step \)|Steps? should/.test(text);
  const over = /Steps? [\d, and]+ should/.exec(text)?.[0].match(/\d+/g) ?? [];
  const now = /now: .*?\./.exec(text)?.[0].match(/(?<=\(step )\d+/g) ?? [];
  return {
    isWhole: !isBroken && /^[A-Z].*\.$/.test(text),
    over: over.map(Number).join(),
    now: now.map(Number).join(),
  };
}

/** Nothing is "now" before it has opened, and it is from then on. */
function checkOpenings(
  { iso }: Walked,
  { year }: Start,
  { opens }: IntakeRules,
  plan: {
    readonly entries: ReturnType<typeof entriesFor>;
    readonly dues: readonly unknown[];
  },
  report: Report,
): void {
  for (const [index, entry] of plan.entries.entries()) {
    const due = plan.dues[index];
    const rule = opens[entry.id];
    if (!rule) {
      if (due === 'opens') report('opens', `that ${entry.id} has no day before which it is closed`);
      continue;
    }
    const isOpen = rule !== 'never' && iso >= isoDay(year - rule.yearsBefore, rule.month, rule.day);
    if (due === 'now' && !isOpen) report('opens', `that ${entry.id} is not "now" yet`);
    if (due === 'opens' && isOpen) report('opens', `that ${entry.id} is "now"`);
  }
}

const dueNames = new Set(['over', 'now', 'opens', 'later']);

/** Each step has one status, and the sentences say the same. */
function checkNumbers(text: string, dues: readonly unknown[], report: Report): void {
  const withDue = (due: string) =>
    dues.flatMap((each, index) => (each === due ? [index + 1] : [])).join();
  const isOne = dues.every((due) => dueNames.has(String(due)));
  if (!isOne) report('statuses', 'one of over, now, opens and later for each step');
  const { over, now } = readOnce(text);
  if (over !== withDue('over')) {
    report('statuses', `that ${withDue('over') || 'no step'} should be done`);
  }
  if (now !== withDue('now')) report('statuses', `that ${withDue('now') || 'no step'} is now`);
}

/** Tight from the month after the last one for applying, and not before. */
function checkTight(
  { month }: Walked,
  { intake, year, level }: Start,
  rule: IntakeRules,
  said: { readonly text: string; readonly offer: string | undefined; readonly next: string },
  report: Report,
): void {
  const last = lastMonthToApply(rule, level);
  if (!last) return;
  const isTight = month > monthOf(year, last);
  if (said.text.includes(`${intake.name} ${year} is tight: `) !== isTight) {
    report('lastMonthToApply', isTight ? 'that it is tight' : 'that there is enough time');
  }
  if (said.text.includes('The next intake') !== (isTight && said.next !== '')) {
    report('the start offered', isTight ? said.next : 'no other start');
  }
  if (isTight && said.offer && !said.text.includes(said.offer)) {
    report('the start offered', said.next);
  }
}

/** The earliest start with enough time that a level has, of the intakes that every institution may have. */
function nextByRules({ guide, rules }: Plan, { day, month }: Walked, level?: Level): string {
  const starts = guide.intakes.flatMap(({ id, name }) => {
    const rule = rules[id];
    const last = lastMonthToApply(rule, level);
    if (!rule || !last || rule.sometimes) return [];
    return Array.from({ length: 7 }, (_, index) => day.year + index)
      .filter((year) => month <= monthOf(year, last))
      .map((year) => ({ name: `${name} ${year}`, begins: year * 12 + rule.classesBegin[0] }));
  });
  return starts.toSorted((one, other) => one.begins - other.begins)[0]?.name ?? '';
}

function lastMonthToApply(rule?: IntakeRules, level?: Level): RuleMonth | undefined {
  const last = rule?.lastMonthToApply[level ?? 'unsure'];
  return last === 'none' ? undefined : last;
}

/** A month as one number, as `Walked` has it. */
function monthOf(year: number, { yearsBefore, month }: RuleMonth): number {
  return (year - yearsBefore) * 12 + month;
}

function advice(id: string, kind: string): string {
  const guide = `shared/content/${id}/guide.ts`;
  return kind === 'sentences' || kind === 'statuses'
    ? `${kind}: change shared/guide/plan-status.ts, or the title of a step in ${guide}.`
    : `${kind}: change ${guide} or, if the plan is meant so, test/content/plan-rules.ts.`;
}

function isoDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysFrom(first: string, last: string): readonly Walked[] {
  const end = Date.parse(last);
  const walked: Walked[] = [];
  for (let time = Date.parse(first); time <= end; time += 24 * 60 * 60 * 1000) {
    const iso = new Date(time).toISOString().slice(0, 10);
    const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
    walked.push({ day: { year, month, day }, iso, month: year * 12 + month });
  }
  return walked;
}
