import { Link } from 'react-router-dom';
import type { neighboursOf } from '../routes.ts';

/** Links to the previous and the next destination. */
export function Neighbours({ previous, next }: ReturnType<typeof neighboursOf>) {
  return (
    <nav className="neighbours" aria-label="Previous and next destination">
      <Link rel="prev" to={previous.path}>
        <span>
          <span className="small">Previous</span> {previous.label}
        </span>
      </Link>
      <Link rel="next" to={next.path}>
        <span>
          <span className="small">Next</span> {next.label}
        </span>
      </Link>
    </nav>
  );
}
