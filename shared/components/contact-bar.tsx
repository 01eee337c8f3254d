import { site } from '#content/site.ts';
import { type EnquiryTopic, enquirySuffix, homeRoute } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { telephoneUrl, whatsappUrl } from './phone-numbers.ts';

type Props = {
  readonly about: string;
  /** Prefills the enquiry form: the page's country and, on a guide, the choice. */
  readonly topic?: EnquiryTopic;
};

/** Contact options. On a phone, sticks to the lower edge of the viewport, with space reserved at the end of the page. */
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
        <a href={whatsappUrl(site.whatsapp, `Hello ${site.name}, a question about ${about}: `)}>
          <Icon name="message" />
          WhatsApp
        </a>
      )}
    </aside>
  );
}
