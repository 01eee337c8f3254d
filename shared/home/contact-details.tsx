import { home } from '#content/home.ts';
import { site } from '#content/site.ts';
import { Opening } from '../components/opening.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { whatsappUrl } from '../components/phone-numbers.ts';
import { useSettings } from '../settings.ts';

/** The office: address, hours, contact options, and what to bring. */
export function ContactDetails() {
  const { contactEmail } = useSettings();
  return (
    <div className="contact-details">
      <address>
        <p>
          {site.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {site.legalName && (
            <span>{[site.legalName, site.registration].filter(Boolean).join(', ')}</span>
          )}
        </p>
        <p>
          <PhoneLink />
          <Opening />
          {site.languages && <span>{`We speak ${site.languages}.`}</span>}
        </p>
        {site.whatsapp && (
          <p>
            <a href={whatsappUrl(site.whatsapp, `Hello ${site.name}: `)}>WhatsApp</a>
          </p>
        )}
        <p>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
        <p className="row">
          {site.social.map(({ text, href }) => (
            <a href={href} key={href}>
              {text}
            </a>
          ))}
        </p>
      </address>
      <p>{home.contact.bring}</p>
      <p>
        {site.whoPays || site.charges.length > 0 ? (
          <a href="#our-charges">What we charge, and who pays us</a>
        ) : (
          'Ask us what we charge, and for what, before you sign anything.'
        )}
      </p>
    </div>
  );
}
