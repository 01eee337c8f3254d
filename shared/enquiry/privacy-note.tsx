import { useEffect, useState } from 'react';
import { enquiryService } from '#content/enquiry-fields.ts';
import { home } from '#content/home.ts';
import { clearData } from '../clear-data.client.ts';
import { Disclosure } from '../components/disclosure.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { Paragraphs } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { privacyNoteId } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { focusOn } from './focus.client.ts';

export function PrivacyNote() {
  const { contactEmail } = useSettings();
  const { enquiry, recipients, device, rights, board, mailSubject } = home.privacy;
  const mail = `mailto:${contactEmail}?subject=${encodeURIComponent(mailSubject)}`;
  return (
    <Disclosure className="note small" title="Privacy: how we use what you send">
      {/* The anchor is inside the content: browsers open the note for a link to it, even without JavaScript. */}
      <div className="flow" id={privacyNoteId}>
        <Paragraphs texts={enquiry} />
        <p>
          To withdraw it and have your enquiry deleted, <a href={mail}>send us this email</a> or
          call <PhoneLink />.
        </p>
        <Paragraphs texts={recipients} />
        <p>
          <SourceLink source={enquiryService.privacyPolicy} />
        </p>
        <Paragraphs texts={device} />
        <ClearDataButton />
        <Paragraphs texts={rights} />
        <p>
          <SourceLink source={board} />
        </p>
      </div>
    </Disclosure>
  );
}

/** Rendered after hydration: without JavaScript no data is stored. */
function ClearDataButton() {
  const { text, label } = home.privacy.clear;
  const [presses, setPresses] = useState<number>();
  useEffect(() => setPresses(0), []);
  if (presses === undefined) return null;

  function clear(): void {
    clearData('everything');
    setPresses((count = 0) => count + 1);
  }

  return (
    <div className="flow screen-only">
      <Paragraphs texts={[text]} />
      <p className="row">
        <button className="button button--quiet" type="button" onClick={clear}>
          {label}
        </button>
        {presses > 0 && (
          // Focused after each press: screen readers ignore a live region in newly opened details.
          <span key={presses} tabIndex={-1} ref={focusOn}>
            Done: what this site stored here is cleared. Now close every window of the browser.
          </span>
        )}
      </p>
    </div>
  );
}
