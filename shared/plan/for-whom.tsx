import { type DestinationRoute, planId } from '../routes.ts';
import { nextSummer } from './board.ts';
import type { ChosenPlan } from './shown-plan.ts';
import { StartLink } from './start-link.tsx';

type Props = { readonly chosen: ChosenPlan; readonly route: DestinationRoute };

/** For whom a start is whose classes begin before the next results, and the first start for all others. */
export function ForWhom({ chosen: { answer, today }, route }: Props) {
  if (answer.byJuly.length === 0) return null;
  return (
    <p>
      For those who have their results in hand. Results by July {nextSummer(today)}?{' '}
      {answer.byJuly.map(({ level, value, text, from }) => (
        <span key={value}>
          <StartLink route={route} level={level} value={value} hash={`#${planId}`}>
            {text}
          </StartLink>
          {from && `, from ${from}`}.{' '}
        </span>
      ))}
    </p>
  );
}
