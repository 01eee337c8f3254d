import { Link } from 'react-router-dom';
import { destinationPictures } from '#content/pictures.ts';
import { Stamp } from '../components/stamp.tsx';
import type { DestinationRoute, neighboursOf } from '../routes.ts';

/** Links to the previous and the next destination. */
export function Neighbours({ previous, next }: ReturnType<typeof neighboursOf>) {
  return (
    <nav className="neighbours" aria-label="Previous and next destination">
      <NeighbourLink rel="prev" word="Previous" route={previous} />
      <NeighbourLink rel="next" word="Next" route={next} />
    </nav>
  );
}

type LinkProps = {
  readonly rel: 'prev' | 'next';
  readonly word: string;
  readonly route: DestinationRoute;
};

function NeighbourLink({ rel, word, route }: LinkProps) {
  return (
    <Link rel={rel} to={route.path}>
      {/* Empty alternative text: the link's text already names the destination. */}
      <Stamp picture={{ ...destinationPictures[route.id], alt: '' }} />
      <span>
        <span className="small">{word}</span> {route.label}
      </span>
    </Link>
  );
}
