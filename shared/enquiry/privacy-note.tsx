import { enquiryService } from '#content/enquiry-fields.ts';
import { home } from '#content/home.ts';
import { Disclosure } from '../components/disclosure.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { Paragraphs } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { privacyNoteId } from '../routes.ts';
import { useSettings } from '../settings.ts';

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
          You can withdraw your consent at any time: <a href={mail}>send us this email</a> or call{' '}
          <PhoneLink />. We then delete your details, except what the law makes us keep.
        </p>
        <Paragraphs texts={recipients} />
        <p>
          <SourceLink source={enquiryService.privacyPolicy} />
        </p>
        <Paragraphs texts={[...device, ...rights]} />
        <p>
          <SourceLink source={board} />
        </p>
      </div>
    </Disclosure>
  );
}
