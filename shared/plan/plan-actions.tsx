import { useState } from 'react';
import { canStore } from '../browser/storage.ts';
import { planId } from '../routes.ts';
import { planFormId } from './plan-form.tsx';

/** What can be done with the plan for a start: put it into a calendar, or send it. */
export function PlanActions() {
  const [message, setMessage] = useState('');
  const [isKept] = useState(() => canStore('localStorage'));

  async function send(): Promise<void> {
    const url = new URL(location.href);
    url.hash = planId;
    setMessage(await share(url.href));
  }

  return (
    <div className="flow screen-only">
      <p className="row">
        <button className="button button--quiet" type="submit" form={planFormId}>
          Add to my calendar
        </button>
        <button className="button button--quiet" type="button" onClick={send}>
          Send this plan
        </button>
        <span role="status">{message}</span>
      </p>
      <p className="small">
        Your calendar gets the steps ahead, and each last day or when to look it up.{' '}
        {isKept && <span>Your choice is kept on this device.</span>}
      </p>
    </div>
  );
}

/** Sends an address by what the device shares with, else copies it. Returns what there is to say of that. */
async function share(url: string): Promise<string> {
  try {
    await navigator.share({ title: document.title, url });
    return '';
  } catch (error) {
    // Whoever closes what is offered has seen it.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'The link to this plan is copied.';
  } catch {
    return `Copy this link: ${url}`;
  }
}
