import { Link } from 'react-router-dom';
import { site } from '#content/site.ts';
import type { Board, BoardIntake } from '../plan/board.ts';
import { intakeName } from '../plan/intakes.ts';
import { destinationRoute } from '../routes.ts';

/** Links to the destinations with their next intakes: labels on the map or, if it is small, below it. */
export function MapMenu({ board: { rows, results } }: { readonly board: Board }) {
  const whose = `results ${results}`;
  return (
    <nav className="map-menu" aria-label={`Countries and their next intakes, ${whose}`}>
      <span className="map-menu__home" aria-hidden="true">
        {site.airport.city}
        <span className="map-menu__intake">for {whose}</span>
      </span>
      <ul>
        {rows.map(({ id, intakes }) => {
          const { path, label, gateway } = destinationRoute(id);
          return (
            <li key={id} data-destination={id}>
              <Link to={path}>
                <span className="map-menu__name">
                  {label}{' '}
                  <span className="map-menu__code" aria-hidden="true" translate="no">
                    {gateway.code}
                  </span>
                </span>{' '}
                {linesOf(intakes).map((line) => (
                  <span className="map-menu__intake" key={line}>
                    {line}{' '}
                  </span>
                ))}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** E.g. "Fall 2027," and "some by 1 May": the intake, with a level if the other has another one, and any last date. */
function linesOf(intakes: readonly BoardIntake[]): readonly string[] {
  const [next] = intakes;
  if (!next) return [];
  const other = intakes.find(({ level }) => level !== next.level) ?? next;
  const name = other.value === next.value ? next.text : intakeName(next);
  const isDate = /^(?:(?:some|some courses|usually) )?by |^(?:some close|closes) today/;
  const date = next.dates?.split(/[;:,] /).find((part) => isDate.test(part));
  return date ? [`${name},`, date.replace(/ courses| 20\d\d/g, '')] : [name];
}
