import Plane from 'lucide-react/icons/plane';
import { factLabels } from '../content/fact-labels.ts';
import { site } from '../content/site.ts';
import type { DestinationSummary } from '../content/types.ts';
import type { Airport, DestinationRoute } from '../routes.ts';
import { RichText } from './rich-text.tsx';

type Props = { readonly route: DestinationRoute; readonly summary: DestinationSummary };

/** The facts at a glance, as a boarding pass; its stub shows the two airports. */
export function BoardingPass({ route: { label, gateway }, summary }: Props) {
  return (
    <section className="boarding-pass" aria-label={`${label} at a glance`}>
      <p className="boarding-pass__band">
        <span>At a glance</span>
        <span>{label}</span>
      </p>
      <dl className="columns columns--narrow boarding-pass__facts">
        {factLabels.map(([id, term]) => (
          <div key={id}>
            <dt className="small">{term}</dt>
            <dd>
              <RichText text={summary.facts[id]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="row boarding-pass__stub small">
        <AirportName airport={site.airport} />
        <span className="visually-hidden">to</span>
        <Plane className="icon" />
        <AirportName airport={gateway} />
      </p>
    </section>
  );
}

function AirportName({ airport: { code, city } }: { readonly airport: Airport }) {
  return (
    <span className="boarding-pass__airport">
      <abbr className="boarding-pass__code" title={city}>
        {code}
      </abbr>
      {city}
    </span>
  );
}
