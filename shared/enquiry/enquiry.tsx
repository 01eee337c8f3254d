import type { Picture } from '../pictures/picture.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import type { IntakeNames } from './read-topic.client.ts';
import { SuccessPanel } from './success-panel.tsx';
import { useSuccessPanel } from './use-success-panel.client.ts';

type Props = {
  /** The destinations' pictures by ID, for the success panel's stamp. */
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly intakes: IntakeNames;
};

/** The enquiry form or, after an enquiry, the success panel until it is closed; then the privacy note. */
export function Enquiry({ pictures, intakes }: Props) {
  const { isOpen, sentRoute, close } = useSuccessPanel();
  return (
    <>
      <SuccessPanel open={isOpen} picture={pictures[sentRoute?.id ?? '']} onClose={close} />
      <div hidden={isOpen}>
        <EnquiryForm intakes={intakes} />
      </div>
      <PrivacyNote />
    </>
  );
}
