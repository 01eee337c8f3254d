import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { site } from '../content/site.ts';
import { telephoneAddress, useSettings } from '../settings.ts';

const socialIcons = { images: Camera, professional: UsersRound };

/** Where the office is and every other way to reach it. */
export function ContactDetails() {
  const { contactEmail, contactPhone, officeHours } = useSettings();
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
      {officeHours && <Row icon={Clock}>{officeHours}</Row>}
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

type RowProps = { readonly icon: LucideIcon; readonly children: ReactNode };

function Row({ icon: Icon, children }: RowProps) {
  return (
    <p className="contact-details__row">
      <Icon className="icon" />
      <span>{children}</span>
    </p>
  );
}
