import type { InputHTMLAttributes, Ref } from 'react';
import { enquiryFields, enquiryService } from '#content/enquiry-fields.ts';
import { home } from '#content/home.ts';
import { PhoneLink } from '../components/phone-link.tsx';
import type { EnquiryField } from '../content/types.ts';
import { destinationRoutes, enquiryId, privacyNoteId } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { countryField } from './enquiry-draft.client.ts';
import { PrivacyNote } from './privacy-note.tsx';
import type { useDraft } from './use-draft.client.ts';
import { useFieldProblem } from './use-field-problem.client.ts';
import { type SubmissionState, useSubmissionGuard } from './use-submission-guard.client.ts';

/** The list of the countries that are suggested. */
const countryListId = 'enquiry-countries';

type Props = {
  readonly ref: Ref<HTMLFormElement>;
  readonly draft: ReturnType<typeof useDraft>;
};

/**
 * The enquiry form: a native post that needs no script. The fields are uncontrolled, so hydration leaves alone what a
 * visitor has already typed.
 */
export function EnquiryForm({ ref, draft }: Props) {
  const { enquiryAction, enquiryNext, contactEmail } = useSettings();
  const guard = useSubmissionGuard();
  const hiddenFields = {
    ...enquiryService.hiddenFields,
    [enquiryService.returnField]: enquiryNext,
  };
  return (
    <form
      className="enquiry-form"
      id={enquiryId}
      tabIndex={-1}
      aria-label="Enquiry"
      action={enquiryAction}
      method="post"
      ref={ref}
      onChange={draft.keepTyped}
      onSubmit={(event) => {
        guard.checkSubmission(event);
        if (!event.defaultPrevented) draft.markPosted(event);
      }}
    >
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
      <p className="small">{home.beforeSending.underAge}</p>
      <p className="row">
        <button className="button" type="submit">
          Send enquiry
        </button>
        {draft.isFilledIn && (
          <button className="button button--quiet" type="button" onClick={draft.clear}>
            Clear what I typed
          </button>
        )}
        <span role="status">
          <Status state={guard.state} postedAt={draft.postedAt} />
        </span>
      </p>
      <p className="small">
        If the form does not go through, call <PhoneLink /> or write to{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
      <PrivacyNote />
    </form>
  );
}

function Field({ field }: { readonly field: EnquiryField }) {
  const { name, label } = field;
  const id = `enquiry-${name}`;
  const { problem, ...handlers } = useFieldProblem(field);
  const problemId = `${id}-problem`;
  return (
    <p className="field">
      <label htmlFor={id}>
        {label}
        {name === countryField && (
          // A script fills in the country of the page from which a visitor comes.
          <noscript>
            {' '}
            <span className="small">
              Please write the country here, also if you came from its page.
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
        {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
      />
      {problem && (
        <span className="small" id={problemId}>
          {problem}
        </span>
      )}
    </p>
  );
}

/** Invisible characters are no answer; checked by the browser without script. */
const notBlank = {
  pattern: '.*[^\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}\\u2800].*',
  title: 'Please write an answer, not only spaces.',
};

/** Three digits, in any script and with anything between them. No number as an example: it may be somebody’s. */
const telephoneNumber = {
  pattern: '(\\P{Nd}*\\p{Nd}){3}.*',
  title: 'Please write your phone number, e.g. +91 and ten digits.',
};

const checks = { text: notBlank, tel: telephoneNumber, email: {} } as const;

/** What the input of a field has besides its name. */
function inputOf({
  name,
  type,
  autoComplete,
}: EnquiryField): InputHTMLAttributes<HTMLInputElement> {
  return {
    type,
    // Not `off` where the browser knows no such thing: it would then not restore the field on return.
    autoComplete: autoComplete ?? 'on',
    ...(name === countryField && { list: countryListId }),
    ...checks[type],
  };
}

const clock = { hour: '2-digit', minute: '2-digit' } as const;

type StatusProps = { readonly state: SubmissionState; readonly postedAt: number };

/**
 * What is known of the post. Each text has an element of its own, which React can remove also where the browser has
 * translated the text.
 */
function Status({ state, postedAt }: StatusProps) {
  if (state === 'sending') return <span key={state}>Sending your enquiry…</span>;
  if (state === 'slow') {
    return (
      <span key={state}>
        This takes longer than usual. Press Send again, or call <PhoneLink />.
      </span>
    );
  }
  if (state === 'offline') {
    return (
      <span key={state}>No connection? Your text is kept. Press Send again when you are back.</span>
    );
  }
  // Whether it has arrived, only the page after it knows.
  return (
    postedAt > 0 && (
      <span key={state}>
        You pressed Send at {new Date(postedAt).toLocaleTimeString('en-GB', clock)}. Send again only
        if no page told you that it arrived.
      </span>
    )
  );
}
