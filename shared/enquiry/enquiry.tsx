import type { Picture } from '../pictures/picture.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { SuccessPanel } from './success-panel.tsx';
import { useEnquiry } from './use-enquiry.client.ts';

type Props = {
  /** The picture of each destination, by its id, for the stamp on the panel. */
  readonly pictures: Readonly<Record<string, Picture>>;
};

/** The enquiry form or, until it is closed, the panel that says that an enquiry has arrived. */
export function Enquiry({ pictures }: Props) {
  const { form, draft, panel } = useEnquiry();
  return (
    <>
      <SuccessPanel
        open={panel.isOpen}
        picture={pictures[panel.sentCountry]}
        onClose={panel.close}
      />
      {/* Rendered all the same: it knows what was sent. */}
      <div hidden={panel.isOpen}>
        <EnquiryForm ref={form} draft={draft} />
      </div>
    </>
  );
}
