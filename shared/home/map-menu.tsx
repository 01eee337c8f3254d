import { Link } from 'react-router-dom';
import { site } from '#content/site.ts';
import { destinationRoutes } from '../routes.ts';

/** Links to the destinations: labels on the map or, if it is small, below it. */
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
              <span className="map-menu__name">
                {label}{' '}
                <span className="map-menu__code" aria-hidden="true" translate="no">
                  {gateway.code}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
