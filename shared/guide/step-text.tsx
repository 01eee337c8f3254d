import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import type { Limit, Text } from '../content/types.ts';
import type { Day } from '../months.ts';
import { hasPassed } from './plan-dates.ts';
import type { Start } from './plan-entries.ts';
import { deadlineText, generalDeadlineText } from './plan-text.ts';

type StepTextProps = {
  readonly text: Text;
  readonly limits: readonly Limit[] | undefined;
  limitText(limit: Limit): string;
};

/** What a step says, and the official limits on it. */
export function StepText({ text, limits, limitText }: StepTextProps) {
  return (
    <>
      <p>
        <RichText text={text} />
      </p>
      {limits?.map((limit) => (
        <p className="marked small" key={limitText(limit)}>
          <RichText text={limitText(limit)} /> <SourceLink source={limit.source} />
        </p>
      ))}
    </>
  );
}

/** A limit for any year. */
export function generalLimitText(limit: Limit): string {
  if (limit.kind !== 'deadline') return limit.text;
  return withNote(`${generalDeadlineText(limit)}.`, limit.note);
}

/** A limit for a start, as seen from a day. */
export function limitTextFor(limit: Limit, start: Start, today: Day): string {
  if (limit.kind !== 'deadline') return limit.text;
  const passed = hasPassed(limit, start, today) ? ' That day has passed.' : '';
  return withNote(`${deadlineText(limit, start)}.${passed}`, limit.note);
}

function withNote(text: string, note: string | undefined): string {
  return note ? `${text} ${note}` : text;
}
