import type { ReactNode } from 'react';
import type { Day } from '../time/months.ts';
import type { IntakeLine } from './application.ts';
import { lastDateText, stateText } from './words.ts';

type Props = {
  readonly line: IntakeLine;
  readonly today: Day;
  /** The intake's name, plain or as a link. */
  readonly children: ReactNode;
};

/** An intake's name, its application's state, and the last date in brief: the same words on board, ticket and plan. */
export function IntakeLineText({ line: { application }, today, children }: Props) {
  const { state, date } = application;
  return (
    <span className="intake-line" data-state={state}>
      {children}: <span className="intake-line__state">{stateText(application)}</span>
      {date && <span className="small"> {lastDateText(date, today, { inBrief: true })}</span>}
    </span>
  );
}
