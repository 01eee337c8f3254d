import { type ReactNode, useRef } from 'react';
import { enquiryFields, enquiryService, sendVerb } from '#content/enquiry-fields.ts';
import { home } from '#content/home.ts';
import { useVisible } from '../browser/use-visible.ts';
import { PhoneLink } from '../components/phone-link.tsx';
import { privacyNoteId } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { EnquiryField } from './enquiry-field.tsx';
import { enquiryId } from './enquiry-id.ts';
import { type IntakeNames, useFormTexts } from './use-form-texts.ts';
import { type SubmissionState, useSubmissionGuard } from './use-submission-guard.ts';

/**
 * The enquiry form: a native POST that works without JavaScript. The fields are uncontrolled, so hydration keeps the text
 * that a visitor has already typed.
 */
export function EnquiryForm({ intakes }: { readonly intakes: IntakeNames }) {
  const { enquiryAction, enquiryNext, contactEmail } = useSettings();
  const guard = useSubmissionGuard();
  const form = useRef<HTMLFormElement>(null);
  useFormTexts(form, intakes);
  // True if more than the form's edge is visible: the contact bar then makes room for it.
  const isVisible = useVisible(form, '-15% 0px');
  const message = messages[guard.state];
  const { hiddenFields, returnField } = enquiryService;
  return (
    <form
      className="enquiry-form"
      id={enquiryId}
      tabIndex={-1}
      ref={form}
      data-visible={isVisible || undefined}
      aria-label="Enquiry"
      action={enquiryAction}
      method="post"
      onSubmit={guard.checkSubmission}
    >
      <p className="small">{home.beforeSending.underAge}</p>
      {enquiryFields.map((field) => (
        <EnquiryField key={field.name} field={field} />
      ))}
      {Object.entries({ ...hiddenFields, [returnField]: enquiryNext }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="small">
        {home.beforeSending.consent} <a href={`#${privacyNoteId}`}>{home.beforeSending.noteLink}</a>
      </p>
      <p className="row">
        <button className="button" type="submit">
          {`${sendVerb} enquiry`}
        </button>
        <span role="status">
          {/* An element, which React can remove even if the browser has translated the text. */}
          {message && <span key={guard.state}>{message}</span>}
        </span>
      </p>
      <p className="small">
        If the form does not go through, call <PhoneLink /> or write to{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </form>
  );
}

const messages: Readonly<Record<SubmissionState, ReactNode>> = {
  idle: '',
  sending: 'Sending your enquiry…',
  slow: (
    <>
      {`This takes longer than usual. Press ${sendVerb} again, or call `}
      <PhoneLink />.
    </>
  ),
  offline: `You are offline. Your text stays on this page. Press ${sendVerb} again when you are online.`,
  'not-shown': (
    <>
      It was sent; its page could not be shown. If you do not hear from us, call <PhoneLink />.
    </>
  ),
};
