import { type Day, monthName, monthOf, monthText } from '../months.ts';
import { deadlinesOf, isPassed, isTakenLate } from './limits.ts';
import { beginningOver, monthsOf, type Row, whenOf } from './rows.ts';
import { classesBegin, type Start } from './starts.ts';

/**
 * What usually falls into a day's month of the plan for a start, or else what comes next: a comparison of months, and of
 * published last days. `late` are the ways that still take forms after theirs. `lead` stands above the other `items`, and
 * `over` is said of what is over.
 */
export function answerFor(rows: readonly Row[], start: Start, today: Day) {
  const month = monthOf(today);
  const ways = rows.flatMap((row, index) =>
    row.ways.map((way) => {
      const limits = way.limits.filter(
        (limit) => limit.kind !== 'requirement' && !isPassed(limit, start, today),
      );
      return { number: index + 1, way, limits };
    }),
  );
  const late = ways.flatMap((item) => {
    const limits = deadlinesOf(item.way).filter((it) => isTakenLate(it, start, today));
    return limits.length > 0 ? [{ ...item, limits }] : [];
  });
  const over = overText(rows, start, month);
  const items = ways.filter(({ way, limits }) => {
    const isClosed = deadlinesOf(way).length > 0 && deadlinesOf({ limits }).length === 0;
    return whenOf([way], start, month) === 'this-month' && !isClosed;
  });
  if (items.length > 0) return { items, lead: `Usually in ${monthText(month)}`, late, over };
  const firsts = ways.map(({ way }) => monthsOf(way, start)?.[0] ?? month);
  const next = Math.min(...firsts.filter((first) => first > month));
  const nothing = late.length > 0 ? 'Nothing more' : 'Nothing';
  const begin = [...new Set(classesBegin(start).map(monthName))].join(' and ');
  return {
    items: ways.filter((_, index) => firsts[index] === next),
    lead: Number.isFinite(next)
      ? `${nothing} usually falls into ${monthText(month)}. Next, from ${monthText(next)}`
      : `Classes begin in ${begin}: look at the last day of arrival in your letter (for the USA the start date on your I-20)`,
    late,
    over,
  };
}

function overText(rows: readonly Row[], start: Start, month: number): string | undefined {
  const open = beginningOver(rows, start, month);
  const numbers = rows.flatMap(({ ways }, index) =>
    whenOf(ways, start, month) === 'over' ? [index + 1] : [],
  );
  const before = numbers.filter((number) => number <= open);
  const between = numbers.filter((number) => number > open);
  const ways = (rows[open]?.ways ?? []).filter((way) => whenOf([way], start, month) === 'over');
  const names = [
    ...(before.length > 0 ? [stepsText(before)] : []),
    ...ways.map(({ title }) => `“${title}”`),
  ];
  if (names.length + between.length === 0) return undefined;
  const come = before.length + ways.length > 1 ? 'come' : 'comes';
  const theirs =
    between.length > 1 ? 'come next in order, although their' : 'comes next in order, although its';
  return [
    names.length > 0 && `${names.join(' and ')} usually ${come} before that.`,
    between.length > 0 && `${stepsText(between)} ${theirs} usual months are over.`,
    'Not done yet? Ask each university today until when it waits, or ask us.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** E.g. "Step 2", "Steps 1 and 4" or "Steps 1 to 5". */
export function stepsText(numbers: readonly number[]): string {
  const [first = 0, ...others] = new Set(numbers);
  const last = others.at(-1) ?? first;
  if (others.length === 0) return `Step ${first}`;
  if (others.length > 1 && last - first === others.length) return `Steps ${first} to ${last}`;
  return `Steps ${[first, ...others].join(', ').replace(/, (\d+)$/, ' and $1')}`;
}
