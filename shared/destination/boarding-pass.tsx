import Plane from 'lucide-react/icons/plane';
import { site } from '#content/site.ts';
import { RichText } from '../components/rich-text.tsx';
import { factLabels } from '../content/fact-labels.ts';
import type { DestinationSummary, Intake } from '../content/types.ts';
import { monthNames } from '../months.ts';
import type { Airport, DestinationRoute } from '../routes.ts';

type Props = {
  readonly route: DestinationRoute;
  readonly summary: DestinationSummary;
  readonly intakes: readonly Intake[];
};

/** The facts at a glance, as a boarding pass; its stub shows the two airports and, as departures, the intakes. */
export function BoardingPass({ route: { label, gateway }, summary, intakes }: Props) {
  return (
    <section className="boarding-pass" aria-label={`${label} at a glance`}>
      <p className="boarding-pass__band">
        <span>At a glance</span>
        <span>{label}</span>
      </p>
      <dl className="boarding-pass__facts">
        {factLabels.map(([id, term]) => (
          <div key={id}>
            <dt className="small">{term}</dt>
            <dd>
              <RichText text={summary.facts[id]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="boarding-pass__stub small">
        <p className="row">
          <AirportName airport={site.airport} />
          <span className="visually-hidden">to</span>
          <Plane className="icon" />
          <AirportName airport={gateway} />
        </p>
        {/* The facts say the same in words. */}
        <div className="boarding-pass__departures screen-only" aria-hidden="true">
          <p>Classes begin</p>
          <ul>
            {intakes.map(({ id, months, sometimes }) => (
              <li key={id}>
                {months.map((month) => monthNames[month - 1]).join('–')}
                {sometimes && <small>some courses</small>}
              </li>
            ))}
          </ul>
        </div>
      </div>
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
