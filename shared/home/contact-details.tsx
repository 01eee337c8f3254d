import { site } from '#content/site.ts';
import { PhoneLink } from '../components/phone-link.tsx';
import { useSettings } from '../settings.ts';

/** Where the office is and every other way to reach it. */
export function ContactDetails() {
  const { contactEmail } = useSettings();
  return (
    <address className="contact-details">
      <p>
        {site.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p>
        <PhoneLink />
        {site.officeHours && <span>{site.officeHours}</span>}
      </p>
      <p>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
      <p className="row">
        {site.social.map(({ text, href }) => (
          <a href={href} rel="noopener" key={href}>
            {text}
          </a>
        ))}
      </p>
    </address>
  );
}
