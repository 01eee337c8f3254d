import { site } from '#content/site.ts';
import { useSettings } from '../settings.ts';
import { Opening } from './opening.tsx';
import { PhoneLink } from './phone-link.tsx';

/** How to reach the office, at the end of every page: printed ones and error pages need it, too. */
export function OfficeAddress() {
  const { contactEmail } = useSettings();
  return (
    <address>
      <span>{site.address.join(', ')}</span> <PhoneLink />{' '}
      <a href={`mailto:${contactEmail}`}>{contactEmail}</a> <Opening />
    </address>
  );
}
