import plane from 'lucide-static/icons/plane.svg';
import type { Destination } from '../content/types.ts';
import { Icon } from './icon.tsx';

/** The facts at a glance; the stub carries the airport pair. */
export function BoardingPass({ content }: { readonly content: Destination }) {
  const { glance, gateway, name } = content;
  const rows = [
    ['Intakes', glance.intakes],
    ['Apply through', glance.applyThrough],
    ['Visa', glance.visa],
    ['Work options', glance.work],
  ] as const;
  return (
    <section className="boarding-pass" aria-label={`${name} at a glance`}>
      <p className="boarding-pass__band">
        <span>At a glance</span>
        <span>{name}</span>
      </p>
      <dl className="boarding-pass__facts">
        {rows.map(([term, detail]) => (
          <div className="boarding-pass__fact" key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="boarding-pass__stub">
        <span className="boarding-pass__airport">
          <abbr className="boarding-pass__code" title="Hyderabad">
            HYD
          </abbr>
          Hyderabad
        </span>
        <span className="visually-hidden">to</span>
        <Icon shapes={plane} className="boarding-pass__plane" />
        <span className="boarding-pass__airport">
          <abbr className="boarding-pass__code" title={gateway.city}>
            {gateway.code}
          </abbr>
          {gateway.city}
        </span>
      </p>
    </section>
  );
}
