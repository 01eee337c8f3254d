import type { SyntheticEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { enquirySentAddress, homeRoute, sectionAnchor } from '../routes.ts';
import { useSettings } from '../settings.ts';

const closedAddress = homeRoute.path + sectionAnchor('get-in-touch');

/**
 * Says that an enquiry has arrived. It shows at one address only, to which nothing but the forwarding service leads.
 * Closing goes to the plain home page; without script, by a form of its own.
 */
export function SuccessPanel() {
  const { enquiryReturn } = useSettings();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = enquiryReturn && createPath({ pathname, search }) === enquirySentAddress;

  function close(event: SyntheticEvent): void {
    event.preventDefault();
    void navigate(closedAddress, { replace: true });
  }

  return (
    <dialog
      className="success-panel"
      id="enquiry-sent"
      open={open}
      aria-labelledby="success-title"
      aria-describedby="success-text"
    >
      <h3 id="success-title">Application Submitted!</h3>
      <p id="success-text">Thank you for reaching out. We'll get back to you shortly.</p>
      <form action={closedAddress} onSubmit={close}>
        {/* The focus brings the panel into view and has it read out. */}
        <button className="button" type="submit" autoFocus={open}>
          Close
        </button>
      </form>
    </dialog>
  );
}
