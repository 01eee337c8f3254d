import { useRef } from 'react';
import { enquiryFields } from '#content/enquiry-fields.ts';
import { home } from '#content/home.ts';
import { telephoneAddress } from '../components/contact-addresses.ts';
import { Note } from '../components/note.tsx';
import { destinationRoutes, enquiryId, privacyNoteId } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { countryListId, inputOf } from './field-input.ts';
import { privacyNote } from './privacy-note.ts';
import { useEnquiryDraft } from './use-enquiry-draft.ts';
import { useSubmissionGuard } from './use-submission-guard.ts';

/**
 * The enquiry form: a native post that needs no script. The fields are uncontrolled, so hydration leaves alone what a
 * visitor has already typed.
 */
export function EnquiryForm() {
  const { enquiryAction, enquiryNext, contactEmail, contactPhone } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const draft = useEnquiryDraft(form);
  const guard = useSubmissionGuard();
  return (
    <form
      className="enquiry-form"
      id={enquiryId}
      tabIndex={-1}
      aria-label="Enquiry"
      action={enquiryAction}
      method="post"
      ref={form}
      onSubmit={(event) => {
        guard.checkSubmission(event);
        if (!event.defaultPrevented) draft.markPosted();
      }}
    >
      {enquiryFields.map((field) => (
        <p className="field" key={field.name}>
          <label htmlFor={`enquiry-${field.name}`}>{field.label}</label>
          <input id={`enquiry-${field.name}`} name={field.name} required {...inputOf(field)} />
        </p>
      ))}
      <datalist id={countryListId}>
        {destinationRoutes.map(({ id, label }) => (
          <option key={id} value={label} />
        ))}
      </datalist>
      <input type="hidden" name="_captcha" value="false" />
      <input type="hidden" name="_next" value={enquiryNext} />
      <p className="small">{home.beforeSending.underAge}</p>
      <p className="small">
        {home.beforeSending.purpose} <a href={`#${privacyNoteId}`}>{home.beforeSending.noteLink}</a>
      </p>
      <p className="row">
        <button className="button" type="submit">
          Send enquiry
        </button>
        {draft.restored && (
          <button className="button button--quiet" type="button" onClick={draft.clear}>
            Clear what I typed
          </button>
        )}
        <span role="status">{guard.status}</span>
      </p>
      <p className="small">
        If the form does not go through, call{' '}
        <a href={telephoneAddress(contactPhone)}>{contactPhone}</a> or write to{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
      <Note
        id={privacyNoteId}
        title="How we use what you send"
        texts={privacyNote(enquiryAction)}
      />
    </form>
  );
}
