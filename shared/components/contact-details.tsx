import camera from 'lucide:camera';
import mail from 'lucide:mail';
import mapPin from 'lucide:map-pin';
import phone from 'lucide:phone';
import usersRound from 'lucide:users-round';
import type { ReactNode } from 'react';
import { site } from '../content/site.ts';
import { telephoneAddress, useSettings } from '../settings.ts';
import { Icon, type IconShapes } from './icon.tsx';

const socialIcons = { images: camera, professional: usersRound };

/** Where the office is and every other way to reach it. */
export function ContactDetails() {
  const { contactEmail, contactPhone } = useSettings();
  return (
    <address className="contact-details">
      <Row icon={mapPin}>
        {site.address.map((line) => (
          <span className="contact-details__line" key={line}>
            {line}
          </span>
        ))}
      </Row>
      <Row icon={phone}>
        <a href={telephoneAddress(contactPhone)}>{contactPhone}</a>
      </Row>
      <Row icon={mail}>
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

function Row({ icon, children }: { readonly icon: IconShapes; readonly children: ReactNode }) {
  return (
    <p className="contact-details__row">
      <Icon shapes={icon} />
      <span>{children}</span>
    </p>
  );
}
