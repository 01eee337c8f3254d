import type { Intake, MonthsBefore, PlanEntry, PlanStep } from '../content/types.ts';
import { spanOf, waysOf } from './plan-entries.ts';
import { spanText } from './plan-text.ts';

type Props = { readonly step: PlanStep; readonly intakes: readonly Intake[] };

/** When a step is due for any year: in one line, where the intakes agree. */
export function GeneralTime({ step, intakes }: Props) {
  const spans = intakes.flatMap((intake) => {
    const span = spanOf(step, intake);
    return span ? [{ intake, span }] : [];
  });
  const [first] = spans;
  const isSame =
    spans.length === intakes.length && spans.every(({ span }) => areSame(span, first?.span));
  if (first && isSame) return <p className="plan__when small">{spanText(first.span)}</p>;
  return spans.map(({ intake, span }) => (
    <p className="plan__when small" key={intake.id}>{`For ${intake.name}: ${spanInText(span)}`}</p>
  ));
}

/** The first way of a choice whose ways are all due at the same time for each intake; undefined for any other entry. */
export function wayForAll(entry: PlanEntry, intakes: readonly Intake[]): PlanStep | undefined {
  const [first, ...others] = waysOf(entry);
  if (!first || others.length === 0) return undefined;
  const agree = others.every((way) =>
    intakes.every((intake) => areSame(spanOf(way, intake), spanOf(first, intake))),
  );
  return agree ? first : undefined;
}

function areSame(one: MonthsBefore | undefined, other: MonthsBefore | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

/** A span behind other words: "in the month …". */
function spanInText(span: MonthsBefore): string {
  const text = spanText(span);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
