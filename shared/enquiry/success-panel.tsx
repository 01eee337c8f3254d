import {
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { home } from '#content/home.ts';
import { replaceHistoryState } from '../browser/history.ts';
import { Stamp } from '../components/stamp.tsx';
import icon from '../pictures/icon/icon.svg';
import type { Picture } from '../pictures/picture.ts';
import { enquirySentAddress, homeRoute, sectionAnchor } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { endDraft } from './use-enquiry-draft.ts';

const closedAddress = homeRoute.path + sectionAnchor('get-in-touch');

type Props = {
  /** The picture of each destination, by its id, for the stamp. */
  readonly pictures: Readonly<Record<string, Picture>>;
};

/**
 * Says that an enquiry has arrived: a letter with a stamp, which is the country's where this tab knows what the enquiry was
 * about. It opens at one address only, to which nothing but the forwarding service leads, and stays until it is closed.
 * Closing it leads to the plain home page; without script, through a form of its own.
 */
export function SuccessPanel({ pictures }: Props) {
  const { enquiryReturn } = useSettings();
  const { pathname, search } = useLocation();
  const isSent = enquiryReturn && createPath({ pathname, search }) === enquirySentAddress;
  const [open, setOpen] = useState(isSent);
  const picture = pictures[useSentCountry(isSent)];
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
      {open && <Franking picture={picture} />}
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

/** Decoration: a cancelled stamp with the picture, or else with our own sign. */
function Franking({ picture }: { readonly picture: Picture | undefined }) {
  return (
    <div className="franking">
      {picture ? (
        <Stamp picture={{ ...picture, alt: '' }} />
      ) : (
        <img src={icon.src} alt="" width={112} height={112} loading="lazy" />
      )}
      <svg className="franking__postmark" viewBox="0 0 120 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        <circle cx="24" cy="24" r="16" />
        <path d="M15 27l18-8-6 14-4-5z" />
        {/* Waves that cancel the stamp. */}
        <path d="M47 11q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0m-70 9q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0m-70 9q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0m-70 9q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0" />
      </svg>
    </div>
  );
}

/** Ends the draft of an enquiry that has arrived. Returns the id of the destination that it named, or an empty text. */
function useSentCountry(isSent: boolean): string {
  const [country, setCountry] = useState('');
  // Before the effect with which the form fills itself in.
  useLayoutEffect(() => {
    const ended = isSent ? endDraft() : undefined;
    if (ended) setCountry(ended.id);
  }, [isSent]);
  return country;
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
