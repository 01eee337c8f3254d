import { useState } from 'react';
import { useKeptChoice } from '../browser/kept-choice.ts';
import { sharePage } from '../browser/share-page.ts';
import { type DestinationRoute, planId } from '../routes.ts';
import { planFormId } from './plan-form.tsx';
import type { ShownPlan } from './shown-plan.ts';

type Props = { readonly route: DestinationRoute; readonly plan: ShownPlan };

/** What can be done with the plan for a start: put it into a calendar, send it, or keep it. */
export function PlanActions({ route, plan }: Props) {
  const [message, setMessage] = useState('');
  const { isKept, keep } = useKeptChoice(route.id, plan.selected);
  return (
    <div className="flow screen-only">
      <p className="row">
        <button className="button button--quiet" type="submit" form={planFormId}>
          Add to my calendar
        </button>
        <button
          className="button button--quiet"
          type="button"
          onClick={async () => setMessage(await sharePage(planId))}
        >
          Send this plan
        </button>
        <span role="status">{message}</span>
      </p>
      <p className="small">
        Your calendar gets the steps ahead, and each last day or when to look it up.{' '}
        {isKept && <span>Your choice is kept on this device.</span>}
      </p>
      {isKept === false && (
        <p className="row small">
          This plan came with the link.
          <button className="button button--quiet" type="button" onClick={keep}>
            Keep it on this device
          </button>
        </p>
      )}
    </div>
  );
}
