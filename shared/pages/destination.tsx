import { BoardingPass } from '../components/boarding-pass.tsx';
import { DestinationHeader } from '../components/destination-header.tsx';
import { IntakeStrip } from '../components/intake-strip.tsx';
import { OfficialFacts } from '../components/official-facts.tsx';
import { Checklist, Timeline } from '../components/point-list.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { Stamp } from '../components/stamp.tsx';
import type { Destination } from '../content/types.ts';
import { type DestinationId, destinationRoutes, enquiryAddress } from '../routes.ts';

type Props = { readonly id: DestinationId; readonly content: Destination };

/** The layout of the six destination pages; all that differs between them is their content. */
export function DestinationPage({ id, content }: Props) {
  return (
    <div className="destination" data-destination={id}>
      <DestinationHeader current={id} />
      <main id="main" className="destination__main">
        <header className="destination__opening">
          <h1 tabIndex={-1}>{`Study in ${content.name}`}</h1>
          <Stamp picture={content.picture} eager />
          <div className="destination__intro">
            <Paragraphs texts={content.intro} />
          </div>
        </header>
        <BoardingPass content={content} />
        <section className="destination__section">
          <h2>Application Process Overview</h2>
          <p>{content.process.lead}</p>
          <Timeline points={content.process.steps} />
          <IntakeStrip intakes={content.intakes} />
        </section>
        <section className="destination__section">
          <h2>After You Receive an Offer</h2>
          <p>{content.afterOffer.lead}</p>
          <Checklist points={content.afterOffer.items} />
          <OfficialFacts facts={content.facts} lastReviewed={content.lastReviewed} />
        </section>
        <div className="destination__closing">
          <section className="destination__section">
            <h2>Why It's Worth It</h2>
            <Paragraphs texts={content.whyWorthIt} />
          </section>
          <section className="destination__section">
            <h2>How We Help</h2>
            <Paragraphs texts={content.howWeHelp} />
            <a className="button" href={enquiryAddress(content.name)}>
              Ask us about {content.nameInSentence}
            </a>
          </section>
        </div>
      </main>
      <Neighbours id={id} />
      <SiteFooter />
    </div>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** Previous and next destination; the six form a ring. */
function Neighbours({ id }: { readonly id: DestinationId }) {
  const index = destinationRoutes.findIndex((route) => route.id === id);
  const previous = destinationRoutes.at(index - 1);
  const next = destinationRoutes[(index + 1) % destinationRoutes.length];
  return (
    <nav className="neighbours" aria-label="Previous and next destination">
      {previous && (
        <a rel="prev" href={previous.path}>
          <span className="neighbours__direction">Previous</span> {previous.label}
        </a>
      )}
      {next && (
        <a rel="next" href={next.path}>
          <span className="neighbours__direction">Next</span> {next.label}
        </a>
      )}
    </nav>
  );
}
