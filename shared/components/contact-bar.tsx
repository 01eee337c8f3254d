import mail from 'lucide:mail';
import messageCircle from 'lucide:message-circle';
import phone from 'lucide:phone';
import { site } from '../content/site.ts';
import { telephoneAddress, useSettings, whatsappAddress } from '../settings.ts';
import { Icon } from './icon.tsx';

/** A person to talk to. On a phone it stays at the lower edge of the viewport, with its own room at the page's end. */
export function ContactBar({ about }: { readonly about: string }) {
  const { contactPhone, contactEmail, contactWhatsapp, officeHours } = useSettings();
  return (
    <aside className="contact-bar" aria-label="Talk to a person">
      <a href={telephoneAddress(contactPhone)}>
        <Icon shapes={phone} />
        Call us
      </a>
      <a href={`mailto:${contactEmail}`}>
        <Icon shapes={mail} />
        Write to us
      </a>
      {contactWhatsapp && (
        <a
          href={whatsappAddress(contactWhatsapp, `Hello ${site.name}, a question about ${about}: `)}
          rel="noopener"
        >
          <Icon shapes={messageCircle} />
          WhatsApp
        </a>
      )}
      {officeHours && <span className="contact-bar__hours">{officeHours}</span>}
    </aside>
  );
}
