import { type KeyboardEvent, type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { home } from '#content/home.ts';
import { replaceHistoryState } from '../browser/history.ts';
import { enquirySentAddress, homeRoute, sectionAnchor } from '../routes.ts';
import { useEnquirySent } from './use-enquiry-sent.ts';

const closedAddress = homeRoute.path + sectionAnchor('get-in-touch');

/**
 * Says that an enquiry has arrived. It opens at one address only, to which nothing but the forwarding service leads, and
 * stays until it is closed. Closing it leads to the plain home page; without script, through a form of its own.
 */
export function SuccessPanel() {
  const [open, setOpen] = useState(useEnquirySent());
  const navigate = useNavigate();
  const close = useCallback(() => {
    setOpen(false);
    void navigate(closedAddress, { replace: true });
  }, [navigate]);
  useShownOnce(open, close);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    close();
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') close();
  }

  return (
    <dialog
      className="success-panel flow"
      id="enquiry-sent"
      open={open}
      aria-labelledby="success-title"
      aria-describedby="success-text success-note"
      // The browser closes only a modal dialog by itself.
      onKeyDown={closeOnEscape}
    >
      <h3 id="success-title">Application Submitted!</h3>
      <p id="success-text">Thank you for reaching out. We'll get back to you shortly.</p>
      <p id="success-note">This was an enquiry to us, not an application to a university.</p>
      <p>{home.afterSending}</p>
      <form action={closedAddress} onSubmit={submit}>
        {/* The focus scrolls the panel into view, and screen readers read it. */}
        <button className="button" type="submit" autoFocus={open}>
          Close
        </button>
      </form>
    </dialog>
  );
}

/** Takes the panel's address out of the history at once, so that neither a reload nor Back shows it again. */
function useShownOnce(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    // Not through the router, which would scroll to the top of a page that it takes for another one.
    if (location.pathname + location.search === enquirySentAddress) {
      replaceHistoryState(history.state, homeRoute.path);
    }
    const closeOnReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) close();
    };
    addEventListener('pageshow', closeOnReturn);
    return () => removeEventListener('pageshow', closeOnReturn);
  }, [open, close]);
}
