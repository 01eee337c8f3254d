import { Link } from 'react-router-dom';
import { site } from '#content/site.ts';
import { telephoneUrl, whatsappUrl } from '../phone-numbers.ts';
import { type EnquiryTopic, enquirySuffix, homeRoute } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { Icon } from './icon.tsx';

type Props = {
  readonly about: string;
  /** What the page is about and, of a guide, what is chosen: the form begins with it. */
  readonly topic?: EnquiryTopic;
};

/** A person to talk to. On a phone it stays at the lower edge of the viewport, with its own room at the page's end. */
export function ContactBar({ about, topic }: Props) {
  const { contactPhone } = useSettings();
  return (
    <aside className="row contact-bar" aria-label="Talk to a person">
      <a href={telephoneUrl(contactPhone)}>
        <Icon name="phone" />
        Call us
      </a>
      <Link to={homeRoute.path + enquirySuffix(topic)}>
        <Icon name="mail" />
        Write to us
      </Link>
      {site.whatsapp && (
        <a
          href={whatsappUrl(site.whatsapp, `Hello ${site.name}, a question about ${about}: `)}
          rel="noopener"
        >
          <Icon name="message" />
          WhatsApp
        </a>
      )}
    </aside>
  );
}
