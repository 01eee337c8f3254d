import { useEffect, useState } from 'react';
import { Link } from '../components/link.tsx';
import { calendarPath, enquirySuffix, homeRoute, planId } from '../routes.ts';
import { sharePage } from './share-page.ts';
import type { ChosenPlanProps } from './shown-plan.ts';

const calendarLabel = 'Add to my calendar';

/** Actions for an intake's plan: enquire, add to calendar, share. */
export function PlanActions({
  route: { id, label },
  plan: { query, course },
  chosen,
}: ChosenPlanProps) {
  const [message, setMessage] = useState('');
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
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
          <a className="button button--quiet" href={calendarPath(id) + query} rel="nofollow">
            {calendarLabel}
          </a>
        )}
        <button
          className={`button button--quiet${isHydrated ? '' : ' invisible'}`}
          type="button"
          onClick={async () => setMessage(await sharePage(`${query}#${planId}`))}
        >
          Share this plan
        </button>
        <span role="status">{message}</span>
      </p>
      {hasCalendar && (
        <p className="small">
          {`“${calendarLabel}” downloads a file: open it to add steps, last dates and reminders. If nothing happens, open this page in your browser.`}
        </p>
      )}
    </div>
  );
}
