import { telephoneUrl } from '../phone-numbers.ts';
import { useSettings } from '../settings.ts';

/** The office's phone number, which reads from left to right in a page of any language. */
export function PhoneLink() {
  const { contactPhone } = useSettings();
  return (
    <a href={telephoneUrl(contactPhone)} dir="ltr">
      {contactPhone}
    </a>
  );
}
