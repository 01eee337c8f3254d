import { home } from '#content/home.ts';
import { site } from '#content/site.ts';
import { Disclosure } from '../components/disclosure.tsx';
import { Paragraphs } from '../components/rich-text.tsx';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { PrivacyNote } from '../enquiry/privacy-note.tsx';
import { SuccessPanel } from '../enquiry/success-panel.tsx';
import type { IntakeNames } from '../enquiry/use-form-texts.ts';
import { accessibilityId } from '../routes.ts';
import { ContactDetails } from './contact-details.tsx';
import { OfficeMap } from './office-map.tsx';
import { useMainScript } from './use-main-script.ts';

/** The last section of the home page: the enquiry form and all other contact options. */
export function GetInTouch({ intakes }: { readonly intakes: IntakeNames }) {
  // Called in the section that renders last, because the main script looks up all sections.
  useMainScript();
  return (
    <section className="contact" id="get-in-touch" tabIndex={-1} aria-labelledby="contact-title">
      <h2 id="contact-title">Get in touch</h2>
      <p className="lead">{home.contact.lead}</p>
      <div className="columns contact__columns">
        <div className="contact__form">
          <SuccessPanel />
          <EnquiryForm intakes={intakes} />
          <PrivacyNote />
        </div>
        <div>
          <ContactDetails />
          <OfficeMap />
          <Disclosure
            className="note small"
            title="How accessible this site is"
            titleId={accessibilityId}
          >
            <Paragraphs texts={home.accessibility} />
          </Disclosure>
        </div>
      </div>
      <Promises />
    </section>
  );
}

/** The owner's promises, if there are any. */
function Promises() {
  return (
    site.promises.length > 0 && (
      <div className="flow">
        <h3>What we promise you</h3>
        <ul className="flow">
          {site.promises.map((promise) => (
            <li className="marked" key={promise}>
              {promise}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
