import { site } from '#content/site.ts';
import { Link } from '../components/link.tsx';
import { destinationRoutes } from '../routes.ts';

/** Links to the destinations: labels on the map or, if it is small, below it. The board has their dates. */
export function MapMenu() {
  return (
    <nav className="map-menu" aria-label="Countries">
      <span className="map-menu__home" aria-hidden="true">
        {site.airport.city}
      </span>
      <ul>
        {destinationRoutes.map(({ id, path, label, gateway }) => (
          <li key={id} data-destination={id}>
            <Link to={path}>
              <span className="map-menu__name">{label}</span>{' '}
              <span className="map-menu__code" aria-hidden="true" translate="no">
                {gateway.code}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
