import { Link } from '../components/link.tsx';
import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { DatedText, DestinationSummary, ExternalLink } from '../content/types.ts';
import { type DestinationRoute, enquirySuffix, homeRoute } from '../routes.ts';
import { textOn } from '../time/aging.ts';
import type { Day } from '../time/months.ts';
import { useCompared } from './use-compared.ts';

export type ComparedDestination = DestinationRoute & { readonly summary: DestinationSummary };

type Props = {
  readonly title: string;
  readonly destinations: readonly ComparedDestination[];
  readonly today: Day;
};

type Row = {
  readonly label: string;
  readonly text: (summary: DestinationSummary) => DatedText;
  /** Official page of a fact that the destination page doesn't have. */
  readonly page?: (summary: DestinationSummary) => ExternalLink;
};

const rows: readonly Row[] = [
  {
    label: 'Length of a degree',
    text: ({ comparison }) => comparison.length,
    page: ({ comparison }) => comparison.lengthPage,
  },
  { label: 'A master’s after a 3-year degree', text: ({ comparison }) => comparison.threeYears },
  {
    label: 'Results in April to August: when can classes start?',
    text: ({ comparison }) => comparison.afterResults,
  },
  { label: 'Intakes', text: ({ facts }) => facts.intakes },
  {
    label: 'Proof of funds',
    text: ({ facts }) => facts.proofOfFunds,
    page: ({ facts }) => facts.fundsPage,
  },
  { label: 'Work in term', text: ({ facts }) => facts.workDuring },
  { label: 'Work after', text: ({ facts }) => facts.workAfter },
  { label: 'Husband, wife, children', text: ({ comparison }) => comparison.family },
];

/**
 * The destinations side by side. Two selects choose the visible columns by CSS alone; after hydration the columns have their
 * order and the URL the choice. In print and in browsers without `:has()`, all columns are visible.
 */
export function CompareTable({ title, destinations, today }: Props) {
  const { chosen, takeOver } = useCompared();
  const selected = chosen.flatMap((id) => destinations.filter((it) => it.id === id));
  const columns = [...new Set([...selected, ...destinations])];
  const countries = columns.slice(0, 2).map(({ label }) => label);
  const names = countries.join(' and ');
  return (
    <div className="compare">
      <h3 className="compare__title">{title}</h3>
      <PhoneDisclosure label={title}>
        <section id="compare" aria-label={names}>
          <fieldset className="compare__choice" onChange={takeOver}>
            <legend className="visually-hidden">Countries to compare</legend>
            {['Compare', 'with'].map((label, index) => (
              <label className="field" key={label}>
                {index > 0 && <span className="visually-hidden">Compare </span>}
                {label}{' '}
                <select defaultValue={destinations[index]?.id}>
                  {destinations.map(({ id, label: country }) => (
                    <option key={id} value={id} disabled={chosen[1 - index] === id}>
                      {country}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </fieldset>
          <table aria-label={names}>
            <thead>
              <tr>
                <td />
                {columns.map((route) => (
                  <th scope="col" key={route.id} data-destination={route.id}>
                    <Link to={route.path}>{route.label}</Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, text, page }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {columns.map(({ id, summary }) => {
                    const current = textOn(text(summary), today);
                    const link = page?.(summary);
                    return (
                      <td key={id + current} data-destination={id}>
                        <RichText text={current} /> {link && <a href={link.href}>{link.text}</a>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="compare__ask screen-only">
            <Link
              className="button button--quiet"
              to={homeRoute.path + enquirySuffix({ countries })}
            >
              {`Ask us about ${names}`}
            </Link>
          </p>
        </section>
      </PhoneDisclosure>
    </div>
  );
}
