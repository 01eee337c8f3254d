import { site } from '../content/site.ts';
import { accessibilityId, homeRoute } from '../routes.ts';
import { telephoneAddress, useSettings } from '../settings.ts';
import { PageLink } from './page-link.tsx';

/** Rights, credit, and a link to the accessibility statement, which is on the home page, like the address. */
export function SiteFooter({ onHomePage = false }: { readonly onHomePage?: boolean }) {
  const anchor = `#${accessibilityId}`;
  return (
    <footer className="site-footer small">
      {!onHomePage && <Office />}
      <p>{site.rights}</p>
      <p>
        {onHomePage ? (
          <a href={anchor}>Accessibility</a>
        ) : (
          <PageLink route={homeRoute} suffix={anchor}>
            Accessibility
          </PageLink>
        )}
      </p>
      <p>{site.credit}</p>
    </footer>
  );
}

/** Where the office is and how to reach it: a printed guide has no other contact. */
function Office() {
  const { contactPhone, contactEmail, officeHours } = useSettings();
  return (
    <address>
      {site.address.join(', ')} · <a href={telephoneAddress(contactPhone)}>{contactPhone}</a> ·{' '}
      <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      {officeHours && ` · ${officeHours}`}
    </address>
  );
}
