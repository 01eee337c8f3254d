import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type DestinationRoute, planId } from '../routes.ts';
import { choiceQuery } from '../view.ts';
import type { BoardStart } from './board.ts';
import { type NamedStart, startName } from './intakes.ts';
import { keepChoice } from './kept-choice.client.ts';

type Props = {
  readonly route: DestinationRoute;
  readonly start: NamedStart;
  /** Whether it leads to the plan, too: the page stays where it is without it. */
  readonly toPlan?: boolean;
  /** What it says, if not the start's name. */
  readonly children?: ReactNode;
};

/** Opens a country's page with a start chosen, and with its level where it has one: as if chosen in its form. */
export function StartLink({ route, start, toPlan = false, children = startName(start) }: Props) {
  const { level, value } = start;
  return (
    <Link
      to={route.path + choiceQuery({ level, start: value }) + (toPlan ? `#${planId}` : '')}
      onClick={() => keepChoice(route.id, { start: value, level: level ?? '' })}
    >
      {children}
    </Link>
  );
}

type SentencesProps = {
  readonly route: DestinationRoute;
  readonly starts: readonly Omit<BoardStart, 'isInHand'>[];
};

/** Starts in a text, each a sentence that leads to its plan. */
export function StartSentences({ route, starts }: SentencesProps) {
  return starts.map((start) => (
    <span key={start.value}>
      <StartLink route={route} start={start} toPlan />
      {start.from && `, from ${start.from}`}.{' '}
    </span>
  ));
}
