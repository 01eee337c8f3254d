import { site } from '#content/site.ts';
import { useSettings } from '../settings.ts';
import { Opening } from './opening.tsx';
import { PhoneLink } from './phone-link.tsx';

/** The office's contact details at the end of every page, including printed pages and error pages. */
export function OfficeAddress() {
  const { contactEmail } = useSettings();
  return (
    <address className="row">
      <span>{site.address.join(', ')}</span> <PhoneLink />{' '}
      <a href={`mailto:${contactEmail}`}>{contactEmail}</a> <Opening />
    </address>
  );
}
