import { useSettings } from '../settings.ts';
import { telephoneAddress } from './contact-addresses.ts';

/** The office's phone number, which reads from left to right in a page of any language. */
export function PhoneLink() {
  const { contactPhone } = useSettings();
  return (
    <a href={telephoneAddress(contactPhone)} dir="ltr">
      {contactPhone}
    </a>
  );
}
