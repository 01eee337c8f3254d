import { useState } from 'react';
import { planId } from '../routes.ts';
import { planFormId } from './plan-form.tsx';

type Props = {
  /** The start that was chosen, e.g. "September 2027"; undefined before a choice. */
  readonly title: string | undefined;
};

/** What can be done with a plan: put it into a calendar, send it, print it. */
export function PlanActions({ title }: Props) {
  const [message, setMessage] = useState('');

  async function send(): Promise<void> {
    const url = new URL(location.href);
    url.hash = planId;
    if (typeof navigator.share === 'function') {
      // Rejects when the visitor closes it again.
      await navigator.share({ title: document.title, url: url.href }).catch(() => undefined);
      return;
    }
    const copied = navigator.clipboard.writeText(url.href).then(
      () => 'The link to this plan is copied.',
      () => `Copy this link: ${url.href}`,
    );
    setMessage(await copied);
  }

  return (
    <div className="flow" id="plan-calendar">
      <p className="row screen-only">
        <button className="button button--quiet" type="submit" form={planFormId}>
          Add to my calendar
        </button>
        {title && (
          <button className="button button--quiet" type="button" onClick={send}>
            Send this plan
          </button>
        )}
        <span role="status">{message}</span>
      </p>
      <p className="small screen-only">
        Your calendar gets an entry for each step, on its first day, and for each deadline that has
        a date. Your choice is kept on this device only, if your browser allows it, and in the
        address of this page.
      </p>
    </div>
  );
}
