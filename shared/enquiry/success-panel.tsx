import { sendVerb } from '#content/enquiry-fields.ts';
import { home } from '#content/home.ts';
import postmark from '../pictures/postmark.svg';
import { closedUrl, useSuccessPanel } from './use-success-panel.ts';

/**
 * Confirmation of an enquiry, designed as a postmarked letter; hides the enquiry form, which follows it. The server renders it
 * at one URL, to which only the forwarding service redirects. A button closes it, by submitting a form without JavaScript.
 */
export function SuccessPanel() {
  const { isOpen, close } = useSuccessPanel();
  return (
    <dialog
      className="success-panel flow"
      id="enquiry-sent"
      open={isOpen}
      aria-labelledby="success-title"
      aria-describedby="success-note success-text"
      // Browsers close only modal dialogs on Escape.
      onKeyDown={(event) => event.key === 'Escape' && close(event)}
    >
      {isOpen && (
        <div className="franking">
          <img className="franking__postmark" src={postmark.src} alt="" width={120} height={48} />
        </div>
      )}
      <h3 id="success-title">Application Submitted!</h3>
      <p id="success-note">This was an enquiry to us, not an application to a university.</p>
      <p id="success-text">Thank you for reaching out. We'll get back to you shortly.</p>
      <p>{home.afterSending}</p>
      <noscript>
        {/* Only without JavaScript: with it, the panel opens only if this tab sent the form. */}
        <p className="small">{`If you did not just press ${sendVerb}, nothing was sent.`}</p>
      </noscript>
      <form action={closedUrl} onSubmit={close}>
        {/* Receives the focus, which scrolls the panel into view and makes screen readers read it. */}
        <button className="button" type="submit" autoFocus={isOpen}>
          Close
        </button>
      </form>
    </dialog>
  );
}
