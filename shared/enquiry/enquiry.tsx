import { destinationPictures } from '#content/pictures.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import type { IntakeNames } from './read-topic.client.ts';
import { SuccessPanel } from './success-panel.tsx';
import { useSuccessPanel } from './use-success-panel.client.ts';

/** The enquiry form or, after an enquiry, the success panel until it is closed; then the privacy note. */
export function Enquiry({ intakes }: { readonly intakes: IntakeNames }) {
  const { isOpen, sentRoute, close } = useSuccessPanel();
  const picture = sentRoute && destinationPictures[sentRoute.id];
  return (
    <>
      <SuccessPanel open={isOpen} picture={picture} onClose={close} />
      <div hidden={isOpen}>
        <EnquiryForm intakes={intakes} />
      </div>
      <PrivacyNote />
    </>
  );
}
