import { type DestinationId, destinationRoutes, homeRoute } from '../routes.ts';
import { Brand } from './brand.tsx';

/** Title and navigation shared by the six destination pages. */
export function DestinationHeader({ current }: { readonly current: DestinationId }) {
  return (
    <header className="destination-header">
      <Brand />
      <nav className="destination-header__nav" aria-label="Destinations">
        <ul className="destination-header__list">
          {[homeRoute, ...destinationRoutes].map(({ id, path, label }) => (
            <li key={id}>
              <a
                className="destination-header__link"
                href={path}
                {...(id === current && { 'aria-current': 'page' })}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
