import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Camera from 'lucide-react/icons/camera';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { site } from '#content/site.ts';
import { PhoneLink } from '../components/phone-link.tsx';
import { useSettings } from '../settings.ts';

/** The networks' own signs are trademarks: these say what is shared there. */
const networkIcons = { pictures: Camera, professional: BriefcaseBusiness };

/** Where the office is and every other way to reach it. */
export function ContactDetails() {
  const { contactEmail } = useSettings();
  return (
    <address className="contact-details">
      <Row icon={MapPin}>
        {site.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Row>
      <Row icon={Phone}>
        <PhoneLink />
        {site.officeHours && <span>{site.officeHours}</span>}
      </Row>
      <Row icon={Mail}>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </Row>
      {site.social.map(({ text, href, network }) => (
        <Row icon={networkIcons[network]} key={href}>
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
    <p>
      <Icon className="icon" />
      <span>{children}</span>
    </p>
  );
}
