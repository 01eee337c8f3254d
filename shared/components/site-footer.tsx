import { site } from '#content/site.ts';
import { accessibilityId, homeRoute } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { Opening } from './opening.tsx';
import { PageLink } from './page-link.tsx';
import { PhoneLink } from './phone-link.tsx';

/** How to reach the office, which a printed page needs, rights, credit, and a link to the accessibility statement. */
export function SiteFooter() {
  const { contactEmail } = useSettings();
  return (
    <footer className="row site-footer small">
      <address>
        <span>{site.address.join(', ')}</span> <PhoneLink />{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a> <Opening />
      </address>
      <p>{site.rights}</p>
      <p>
        <PageLink route={homeRoute} suffix={`#${accessibilityId}`}>
          Accessibility
        </PageLink>
      </p>
      <p>{site.credit}</p>
    </footer>
  );
}
