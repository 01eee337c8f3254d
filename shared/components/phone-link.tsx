import { useSettings } from '../settings.ts';
import { telephoneUrl } from './phone-numbers.ts';

/** The office's phone number, always written from left to right. */
export function PhoneLink() {
  const { contactPhone } = useSettings();
  return (
    <a href={telephoneUrl(contactPhone)} dir="ltr">
      {contactPhone}
    </a>
  );
}
