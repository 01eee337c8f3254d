import { monthText } from '../months.ts';
import { monthsOf, type Row, whenOf } from './rows.ts';
import type { Start } from './starts.ts';

/**
 * What usually falls into a month of the plan for a start, or else what comes next: a comparison of months, and nothing
 * more. `lead` stands above these ways; `over` is said of the rows whose months are over.
 */
export function answerFor(rows: readonly Row[], start: Start, month: number) {
  const ways = rows.flatMap((row, index) => row.ways.map((way) => ({ number: index + 1, way })));
  const over = rows.flatMap((row, index) =>
    whenOf(row.ways, start, month) === 'over' ? [index + 1] : [],
  );
  const fallInto = ways.filter(({ way }) => whenOf([way], start, month) === 'this-month');
  if (fallInto.length > 0) {
    return { items: fallInto, lead: `Usually in ${monthText(month)}`, over: overText(over) };
  }
  const firsts = ways.map(({ way }) => monthsOf(way, start)?.[0] ?? month);
  const next = Math.min(...firsts.filter((first) => first > month));
  return {
    items: ways.filter((_, index) => firsts[index] === next),
    lead: Number.isFinite(next)
      ? `Nothing usually falls into ${monthText(month)}. Next, from ${monthText(next)}`
      : 'Nothing more usually falls before classes begin',
    over: overText(over),
  };
}

function overText(numbers: readonly number[]): string | undefined {
  if (numbers.length === 0) return undefined;
  const [come, them] = numbers.length > 1 ? ['come', 'them'] : ['comes', 'it'];
  return `${stepsText(numbers)} usually ${come} before that. Not done yet? Some universities still accept ${them}: ask them today, or ask us.`;
}

/** E.g. "Step 2" or "Steps 1, 2 and 4". */
export function stepsText(numbers: readonly number[]): string {
  const text = [...new Set(numbers)].join(', ').replace(/, (\d+)$/, ' and $1');
  return text.includes(' ') ? `Steps ${text}` : `Step ${text}`;
}
