import { home } from '#content/home.ts';
import { Disclosure } from '../components/disclosure.tsx';
import { Link } from '../components/link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { textOn } from '../time/aging.ts';
import type { Day } from '../time/months.ts';
import type { ComparedDestination } from './compare-table.tsx';

type Props = { readonly destinations: readonly ComparedDestination[]; readonly today: Day };

const heads = ['Country', 'Last date', 'What you can ask for', 'What must change'];

/** Options after a visa refusal, one row per country, linked to the full answers. Collapsed by default. */
export function RefusalTable({ destinations, today }: Props) {
  const { title, lead, refunds } = home.refusals;
  return (
    <Disclosure className="question" title={title}>
      <div className="refusals flow" id="refusals">
        <p>
          <RichText text={lead} />
        </p>
        <table aria-label={title}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {destinations.map(({ summary: { refusal }, ...route }) => (
              <tr key={route.id}>
                <th scope="row">
                  <Link to={`${route.path}#visa-refused`}>{route.label}</Link>
                </th>
                {[refusal.days, refusal.road, refusal.change]
                  .map((text) => textOn(text, today))
                  .map((text) => (
                    <td key={text}>
                      <RichText text={text} />
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p id="refunds">
          <RichText text={refunds} />
        </p>
      </div>
    </Disclosure>
  );
}
