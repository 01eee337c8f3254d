import { site } from '#content/site.ts';
import { Brand } from '../components/brand.tsx';
import { Opening } from '../components/opening.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { enquirySuffix, homeSections } from '../routes.ts';

/** The home page's navigation: a column beside the page in wide windows, otherwise a bar above it. */
export function SideNav() {
  return (
    <header className="side-nav">
      <Brand />
      <div className="side-nav__bar">
        <nav aria-label="On this page">
          <ul className="side-nav__list">
            {homeSections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} data-section={id}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="row screen-only header-contact">
          <PhoneLink />
          <a className="button button--quiet" href={enquirySuffix()}>
            Write to us
          </a>
        </p>
      </div>
      <address className="side-nav__office small">
        <PhoneLink />
        {site.address.slice(0, -1).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <Opening />
      </address>
    </header>
  );
}
