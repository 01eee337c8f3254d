import { site } from '#content/site.ts';
import { Icon } from '../components/icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { factLabels } from '../content/fact-labels.ts';
import type { Airport, DestinationFacts, DestinationGuide } from '../content/types.ts';
import { PlanForm } from '../plan/plan-form.tsx';
import type { ShownPlan } from '../plan/shown-plan.ts';
import type { DestinationRoute } from '../routes.ts';
import { textOn } from '../time/aging.ts';

type Props = {
  readonly route: DestinationRoute;
  readonly facts: DestinationFacts;
  readonly guide: DestinationGuide;
  readonly plan: ShownPlan;
};

/** The flight and the facts at a glance as a boarding pass, with the plan's form as its stub. */
export function BoardingPass({ route, facts, guide, plan }: Props) {
  const { label, gateway } = route;
  return (
    <section className="boarding-pass" aria-label={`${label} at a glance`}>
      <p className="row boarding-pass__band">
        <AirportName airport={site.airport} />
        <span className="visually-hidden">to</span>
        <Icon name="plane" />
        <AirportName airport={gateway} />
        <span className="boarding-pass__title">At a glance</span>
      </p>
      <div className="boarding-pass__stub">
        <PlanForm route={route} guide={guide} plan={plan} />
      </div>
      <dl className="boarding-pass__facts">
        {factLabels
          .map(([id, term]) => ({ id, term, text: textOn(facts[id], plan.today) }))
          .map(({ id, term, text }) => (
            <div key={id + text} id={id === 'proofOfFunds' ? 'proof-of-funds' : undefined}>
              <dt className="small">{term}</dt>
              <dd>
                <RichText text={text} />{' '}
                {id === 'proofOfFunds' && <SourceLink source={facts.fundsPage} />}
              </dd>
            </div>
          ))}
      </dl>
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
