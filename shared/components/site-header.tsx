import { scrollToCurrent } from '../browser/scroll-to-current.ts';
import { type EnquiryTopic, enquirySuffix, homeRoute, type RouteId, routes } from '../routes.ts';
import { Brand } from './brand.tsx';
import { Link } from './link.tsx';
import { PhoneLink } from './phone-link.tsx';

type Props = {
  readonly current: RouteId;
  /** Prefills the enquiry form. */
  readonly topic: EnquiryTopic;
};

/** Header of the pages below the home page: logo label, navigation and contact links. */
export function SiteHeader({ current, topic }: Props) {
  return (
    <header className="row site-header">
      <Brand />
      <nav aria-label="Destinations" ref={scrollToCurrent}>
        <ul>
          {routes
            .filter(({ inNavigation }) => inNavigation)
            .map((route) => (
              <li key={route.id}>
                <Link to={route.path} aria-current={route.id === current ? 'page' : undefined}>
                  {route.label}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <p className="row screen-only header-contact">
        <PhoneLink />
        <Link className="button button--quiet" to={homeRoute.path + enquirySuffix(topic)}>
          Write to us
        </Link>
      </p>
    </header>
  );
}
