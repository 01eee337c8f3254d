import { PageLink } from '../components/page-link.tsx';
import { type DestinationId, neighboursOf } from '../routes.ts';

/** Links to the previous and the next destination. */
export function Neighbours({ id }: { readonly id: DestinationId }) {
  const { previous, next } = neighboursOf(id);
  return (
    <nav className="neighbours" aria-label="Previous and next destination">
      <PageLink rel="prev" route={previous}>
        <span className="small">Previous</span> {previous.label}
      </PageLink>
      <PageLink rel="next" route={next}>
        <span className="small">Next</span> {next.label}
      </PageLink>
    </nav>
  );
}
