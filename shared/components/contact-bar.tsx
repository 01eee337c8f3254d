import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { site } from '#content/site.ts';
import { useSettings } from '../settings.ts';
import { telephoneAddress, whatsappAddress } from './contact-addresses.ts';

/** A person to talk to. On a phone it stays at the lower edge of the viewport, with its own room at the page's end. */
export function ContactBar({ about }: { readonly about: string }) {
  const { contactPhone, contactEmail } = useSettings();
  return (
    <aside className="row contact-bar small" aria-label="Talk to a person">
      <a href={telephoneAddress(contactPhone)}>
        <Phone className="icon" />
        Call us
      </a>
      <a href={`mailto:${contactEmail}`}>
        <Mail className="icon" />
        Write to us
      </a>
      {site.whatsapp && (
        <a
          href={whatsappAddress(site.whatsapp, `Hello ${site.name}, a question about ${about}: `)}
          rel="noopener"
        >
          <MessageCircle className="icon" />
          WhatsApp
        </a>
      )}
    </aside>
  );
}
