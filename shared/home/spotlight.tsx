import { destinationPictures } from '#content/pictures.ts';
import { Link } from '../components/link.tsx';
import { Stamp } from '../components/stamp.tsx';
import type { DestinationSummary } from '../content/types.ts';
import type { DestinationRoute } from '../routes.ts';

type Props = { readonly route: DestinationRoute; readonly summary: DestinationSummary };

export function Spotlight({ route, summary: { card } }: Props) {
  return (
    <li className="spotlight" data-destination={route.id}>
      <Stamp picture={destinationPictures[route.id]} />
      <h3>{route.label}</h3>
      <p>{card}</p>
      <Link className="button button--quiet" to={route.path}>
        Learn more<span className="visually-hidden"> about studying in {route.label}</span>
      </Link>
    </li>
  );
}
