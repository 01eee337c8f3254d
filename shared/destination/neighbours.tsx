import { Link } from 'react-router-dom';
import { Stamp } from '../components/stamp.tsx';
import type { Picture } from '../pictures/picture.ts';
import type { DestinationRoute } from '../routes.ts';

/** A neighbour, with its stamp. */
export type Neighbour = { readonly route: DestinationRoute; readonly picture: Picture };

type Props = { readonly previous: Neighbour; readonly next: Neighbour };

/** Links to the previous and the next destination. */
export function Neighbours({ previous, next }: Props) {
  return (
    <nav className="neighbours" aria-label="Previous and next destination">
      <NeighbourLink rel="prev" word="Previous" {...previous} />
      <NeighbourLink rel="next" word="Next" {...next} />
    </nav>
  );
}

type LinkProps = Neighbour & { readonly rel: 'prev' | 'next'; readonly word: string };

function NeighbourLink({ rel, word, route, picture }: LinkProps) {
  return (
    <Link rel={rel} to={route.path}>
      {/* The link says where it leads. */}
      <Stamp picture={{ ...picture, alt: '' }} />
      <span>
        <span className="small">{word}</span> {route.label}
      </span>
    </Link>
  );
}
