import { useEffect, useRef, useState } from 'react';
import { enquiryService } from '#content/enquiry-fields.ts';
import { home } from '#content/home.ts';
import { Fold } from '../components/fold.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { Paragraphs } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { forgetEverything } from '../forget.client.ts';
import { privacyNoteId } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { focusOn } from './focus.client.ts';

/** What happens with an enquiry and on the visitor's device, and how to take both back. */
export function PrivacyNote() {
  const { contactEmail } = useSettings();
  const mail = `mailto:${contactEmail}?subject=${encodeURIComponent(home.privacy.mailSubject)}`;
  return (
    <Fold className="note small" title="How we use what you send" titleId={privacyNoteId}>
      <Paragraphs texts={home.privacy.sending} />
      <p>
        <SourceLink source={enquiryService.privacyPolicy} />
      </p>
      <Paragraphs texts={home.privacy.device} />
      <ForgetButton />
      <Paragraphs texts={home.privacy.rights} />
      <p>
        To have your enquiry deleted, <a href={mail}>send us this mail</a> or call <PhoneLink />.
      </p>
    </Fold>
  );
}

/** Without script nothing is kept: the button comes with it. */
function ForgetButton() {
  const [isShown, setShown] = useState(false);
  const [presses, setPresses] = useState(0);
  const message = useRef<HTMLSpanElement>(null);
  useEffect(() => setShown(true), []);

  // Read by its focus, after each press: a live region is not heard from within a fold that was closed.
  useEffect(() => {
    if (presses > 0) focusOn(message);
  }, [presses]);

  function forget(): void {
    forgetEverything();
    setPresses(presses + 1);
  }

  return (
    isShown && (
      <p className="row screen-only">
        <button className="button button--quiet" type="button" onClick={forget}>
          Forget everything on this device
        </button>
        {presses > 0 && (
          <span tabIndex={-1} ref={message}>
            Done. What this site kept here is gone. Now close the window.
          </span>
        )}
      </p>
    )
  );
}
