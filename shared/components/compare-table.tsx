import { factLabels } from '../content/fact-labels.ts';
import type { DestinationSummary } from '../content/types.ts';
import type { DestinationRoute } from '../routes.ts';
import { PageLink } from './page-link.tsx';
import { RichText } from './rich-text.tsx';

export type ComparedDestination = DestinationRoute & { readonly summary: DestinationSummary };

type Props = { readonly title: string; readonly destinations: readonly ComparedDestination[] };

/**
 * The destinations side by side, a column each. Where there is no room for all, a visitor chooses two: by selects and
 * CSS alone. A browser without `:has()` shows all columns, which scroll.
 */
export function CompareTable({ title, destinations }: Props) {
  const [first, second] = destinations;
  return (
    // Focusable, so that a keyboard can scroll it.
    <section className="compare" id="compare" aria-label={title} tabIndex={0}>
      <p className="compare__choice">
        <CountrySelect label="Compare" selected={first?.id} destinations={destinations} />
        <CountrySelect label="with" selected={second?.id} destinations={destinations} />
      </p>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {destinations.map((route) => (
              <th scope="col" key={route.id} data-destination={route.id}>
                <PageLink route={route}>{route.label}</PageLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factLabels
            .filter(([id]) => id !== 'visa')
            .map(([id, label]) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {destinations.map(({ id: destination, summary }) => (
                  <td key={destination} data-destination={destination}>
                    <RichText text={summary.facts[id]} />
                  </td>
                ))}
              </tr>
            ))}
          <tr>
            <th scope="row">Official site</th>
            {destinations.map(({ id, summary: { facts } }) => (
              <td key={id} data-destination={id}>
                <a href={facts.official.href} rel="noopener">
                  {facts.official.text}
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

type SelectProps = Pick<Props, 'destinations'> & {
  readonly label: string;
  readonly selected: string | undefined;
};

function CountrySelect({ label, selected, destinations }: SelectProps) {
  return (
    <label className="field">
      {label}{' '}
      <select defaultValue={selected} autoComplete="off">
        {destinations.map(({ id, label: country }) => (
          <option key={id} value={id}>
            {country}
          </option>
        ))}
      </select>
    </label>
  );
}
