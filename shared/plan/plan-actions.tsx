import { useState } from 'react';
import { Link } from 'react-router-dom';
import { calendarPath, enquirySuffix, homeRoute, planId, privacyNoteId } from '../routes.ts';
import { sharePage } from './share-page.client.ts';
import type { ChosenPlanProps } from './shown-plan.ts';
import { useStoredChoice } from './stored-choice.client.ts';

export const calendarLabel = 'Add to my calendar';

/** Actions for an intake's plan: enquire, add to calendar, share, save. */
export function PlanActions({
  route: { id, label },
  plan: { selected, query, course },
  chosen,
}: ChosenPlanProps) {
  const [message, setMessage] = useState('');
  const { state, keep } = useStoredChoice(id, selected);
  const hasCalendar = chosen.month !== undefined;
  return (
    <div className="flow screen-only">
      <p className="row">
        <Link
          className="button"
          to={homeRoute.path + enquirySuffix({ countries: [label], course })}
        >
          Ask us about this plan
        </Link>
        {hasCalendar && (
          <a className="button button--quiet" href={calendarPath(id) + query}>
            {calendarLabel}
          </a>
        )}
        <button
          className={shownIf(state !== undefined, 'button button--quiet')}
          type="button"
          onClick={async () => setMessage(await sharePage(`${query}#${planId}`))}
        >
          Share this plan
        </button>
        <span role="status">{message}</span>
      </p>
      {hasCalendar && (
        <p className="small">
          {`“${calendarLabel}” downloads a file: open it to add steps, last dates and reminders.`}
        </p>
      )}
      {/* The storage state is unknown before hydration; until then, the longer text reserves the space. */}
      <p className={shownIf(state === 'stored' || state === 'not-stored', 'row small')}>
        <span role="status">
          <span key={state}>
            {state === 'stored'
              ? 'Your choice is saved on this device.'
              : 'This plan came with the link.'}
          </span>
        </span>{' '}
        <Link to={`${homeRoute.path}#${privacyNoteId}`}>Privacy</Link>
        <button
          className={shownIf(state === 'not-stored', 'button button--quiet')}
          type="button"
          onClick={keep}
        >
          Save it on this device
        </button>
      </p>
    </div>
  );
}

/** Hides an element but keeps its space. */
function shownIf(isShown: boolean, classes: string): string {
  return isShown ? classes : `${classes} invisible`;
}
