import { type DestinationId, destinationRoutes } from '../routes.ts';
import { PageLink } from './page-link.tsx';

/** Previous and next destination; they form a ring. */
export function Neighbours({ id }: { readonly id: DestinationId }) {
  const index = destinationRoutes.findIndex((route) => route.id === id);
  const previous = destinationRoutes.at(index - 1);
  const next = destinationRoutes[(index + 1) % destinationRoutes.length];
  return (
    <nav className="neighbours" aria-label="Previous and next destination">
      {previous && (
        <PageLink rel="prev" route={previous}>
          <span className="small">Previous</span> {previous.label}
        </PageLink>
      )}
      {next && (
        <PageLink rel="next" route={next}>
          <span className="small">Next</span> {next.label}
        </PageLink>
      )}
    </nav>
  );
}
