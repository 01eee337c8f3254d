import { Camera, type LucideIcon, Mail, MapPin, Phone, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { site } from '../content/site.ts';
import { telephoneAddress, useSettings } from '../settings.ts';

const socialIcons = { images: Camera, professional: UsersRound };

/** Where the office is and every other way to reach it. */
export function ContactDetails() {
  const { contactEmail, contactPhone } = useSettings();
  return (
    <address className="contact-details">
      <Row icon={MapPin}>
        {site.address.map((line) => (
          <span className="contact-details__line" key={line}>
            {line}
          </span>
        ))}
      </Row>
      <Row icon={Phone}>
        <a href={telephoneAddress(contactPhone)}>{contactPhone}</a>
      </Row>
      <Row icon={Mail}>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </Row>
      {site.social.map(({ kind, text, href }) => (
        <Row icon={socialIcons[kind]} key={kind}>
          <a href={href} rel="noopener">
            {text}
          </a>
        </Row>
      ))}
    </address>
  );
}

function Row({
  icon: Icon,
  children,
}: {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}) {
  return (
    <p className="contact-details__row">
      <Icon className="icon" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
