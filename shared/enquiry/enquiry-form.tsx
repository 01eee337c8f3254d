import type { InputHTMLAttributes } from 'react';
import { enquiryFields, enquiryService, sendVerb } from '#content/enquiry-fields.ts';
import { home } from '#content/home.ts';
import { PhoneLink } from '../components/phone-link.tsx';
import type { EnquiryField } from '../content/types.ts';
import { destinationRoutes, privacyNoteId } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { enquiryId } from './enquiry-id.ts';
import type { IntakeNames } from './read-topic.client.ts';
import { useDraft } from './use-draft.client.ts';
import { useFieldProblem } from './use-field-problem.client.ts';
import { useFormVisible } from './use-form-visible.client.ts';
import { type SubmissionState, useSubmissionGuard } from './use-submission-guard.client.ts';

/** The field with suggestions for destinations. */
const countryField = 'country';
const countryListId = 'enquiry-countries';

/**
 * The enquiry form: a native POST that works without JavaScript. The fields are uncontrolled, so hydration keeps the text
 * that a visitor has already typed.
 */
export function EnquiryForm({ intakes }: { readonly intakes: IntakeNames }) {
  const { enquiryAction, enquiryNext, contactEmail } = useSettings();
  const { isFilledIn, isPosted, clear } = useDraft(intakes);
  const guard = useSubmissionGuard();
  const { form, isVisible } = useFormVisible();
  const hiddenFields = {
    ...enquiryService.hiddenFields,
    [enquiryService.returnField]: enquiryNext,
  };
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
        <Field key={field.name} field={field} />
      ))}
      <datalist id={countryListId}>
        {destinationRoutes.map(({ id, label }) => (
          <option key={id} value={label} />
        ))}
      </datalist>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="small">
        {home.beforeSending.consent} <a href={`#${privacyNoteId}`}>{home.beforeSending.noteLink}</a>
      </p>
      <p className="row">
        <button className="button" type="submit">
          {`${sendVerb} enquiry`}
        </button>
        {isFilledIn && (
          <button className="button button--quiet" type="button" onClick={clear}>
            {isPosted && 'Shared computer? '}Clear what I typed
          </button>
        )}
        <span role="status">
          <Status state={guard.state} isPosted={isPosted} />
        </span>
      </p>
      <p className="small">
        If the form does not go through, call <PhoneLink /> or write to{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </form>
  );
}

function Field({ field }: { readonly field: EnquiryField }) {
  const { name, label, hint } = field;
  const id = `enquiry-${name}`;
  const { problem, ...handlers } = useFieldProblem(field);
  const problemId = `${id}-problem`;
  const hintId = `${id}-hint`;
  const describedBy = [hint && hintId, problem && problemId].filter(Boolean).join(' ');
  return (
    <p className="field">
      <label htmlFor={id}>
        {label}
        {name === countryField && (
          // With JavaScript, the country of the visitor's previous page is filled in.
          <noscript>
            {' '}
            <span className="small">
              Please write the country here, even if you came from its page.
            </span>
          </noscript>
        )}
      </label>
      <input
        id={id}
        name={name}
        required
        {...inputOf(field)}
        {...handlers}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <span className="small" id={hintId}>
          {hint}
        </span>
      )}
      {problem && (
        <span className="small" id={problemId}>
          {problem}
        </span>
      )}
    </p>
  );
}

/** Rejects values of invisible characters only, even without JavaScript. */
const notBlank = {
  pattern: '.*[^\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}\\u2800].*',
  title: 'Please write an answer, not only spaces.',
};

/** At least three digits of any script. There is no example number, since it might be a real person’s. */
const telephoneNumber = {
  pattern: '(\\P{Nd}*\\p{Nd}){3}.*',
  title: 'Please write your phone number, e.g. +91 and ten digits.',
};

const checks = { text: notBlank, tel: telephoneNumber, email: {} } as const;

/** Props of a field's input, except its name. */
function inputOf({
  name,
  type,
  autoComplete,
}: EnquiryField): InputHTMLAttributes<HTMLInputElement> {
  return {
    type,
    // Not `off` for fields without a token: browsers would not restore them on Back.
    autoComplete: autoComplete ?? 'on',
    ...(name === countryField && { list: countryListId }),
    ...checks[type],
  };
}

type StatusProps = { readonly state: SubmissionState; readonly isPosted: boolean };

/** The submission state. Each text has its own element, which React can remove after the browser translated it. */
function Status({ state, isPosted }: StatusProps) {
  if (state === 'sending') return <span key={state}>Sending your enquiry…</span>;
  if (state === 'slow') {
    return (
      <span key={state}>
        {`This takes longer than usual. Press ${sendVerb} again, or call `}
        <PhoneLink />.
      </span>
    );
  }
  if (state === 'offline') {
    return (
      <span key={state}>
        {`You are offline. Your text is saved. Press ${sendVerb} again when you are online.`}
      </span>
    );
  }
  if (state === 'not-shown') {
    return (
      <span key={state}>
        It was sent; its page could not be shown. If you do not hear from us, call <PhoneLink />.
      </span>
    );
  }
  // Only the page after the post knows whether the enquiry arrived.
  return (
    isPosted && (
      <span key={state}>
        {`You pressed ${sendVerb}. Press it again only if no page told you that it arrived.`}
      </span>
    )
  );
}
