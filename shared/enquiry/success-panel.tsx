import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sendVerb } from '#content/enquiry-fields.ts';
import { home } from '#content/home.ts';
import postmark from '../pictures/postmark.svg';
import { enquirySentAddress, homeRoute } from '../routes.ts';
import { enquiryId, successPanelId } from './enquiry-id.ts';

/**
 * Confirmation of an enquiry, designed as a postmarked letter; hides the enquiry form, which follows it. The server
 * opens it at one URL, to which the forwarding service redirects; without a post, `watchPosts` closes it before hydration.
 */
export function SuccessPanel() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const panel = useRef<HTMLDialogElement>(null);
  // The button and a link close the element itself.
  const [isOpen] = useState(pathname + search === enquirySentAddress);

  // Back doesn't show the panel again.
  useEffect(() => {
    if (panel.current?.open) void navigate(homeRoute.path, { replace: true });
  }, [navigate]);

  // A link to the form or its question closes the panel, so that the visitor can write again.
  useLayoutEffect(() => {
    if (hash.startsWith(`#${enquiryId}`) && panel.current) panel.current.open = false;
  }, [hash]);

  return (
    <dialog
      className="success-panel flow"
      id={successPanelId}
      ref={panel}
      open={isOpen}
      aria-labelledby="success-title"
      aria-describedby="success-note success-text"
      onClose={() => document.getElementById(enquiryId)?.focus()}
    >
      <div className="franking">
        <img
          className="franking__postmark"
          src={postmark.src}
          alt=""
          width={120}
          height={48}
          loading="lazy"
        />
      </div>
      <h3 id="success-title">Application Submitted!</h3>
      <p id="success-note">This was an enquiry to us, not an application to a university.</p>
      <p id="success-text">Thank you for reaching out. We'll get back to you shortly.</p>
      <p>{home.afterSending}</p>
      <noscript>
        {/* Only without JavaScript: with it, the panel opens only if this tab sent the form. */}
        <p className="small">{`If you did not just press ${sendVerb}, nothing was sent.`}</p>
      </noscript>
      <form method="dialog">
        {/* Receives the focus, which scrolls the panel into view and makes screen readers read it. Served so at the panel's URL. */}
        <button className="button" type="submit" autoFocus={isOpen} suppressHydrationWarning>
          Close
        </button>
      </form>
    </dialog>
  );
}
