import { Link } from 'react-router-dom';
import { site } from '#content/site.ts';
import type { Board, BoardIntake } from '../plan/board.ts';
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
        {rows.map(({ id, intakes: [next] }) => {
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
                {next &&
                  linesOf(next).map((line) => (
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

/** E.g. "September 2027," and "some by 1 February": the intake, and the first last date in its dates if there is one. */
function linesOf({ text, dates = '' }: BoardIntake): readonly string[] {
  const [, date] =
    /(?:^|; )((?:some |some courses |usually )?by [^;]*?)(?: 20\d\d)?(?:;|$)/.exec(dates) ?? [];
  return date ? [`${text},`, date.replace('courses ', '')] : [text];
}
