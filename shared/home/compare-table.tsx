import { useRef } from 'react';
import { PageLink } from '../components/page-link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { factLabels } from '../content/fact-labels.ts';
import type { DestinationSummary } from '../content/types.ts';
import type { DestinationRoute } from '../routes.ts';
import { useCompared } from './use-compared.ts';

export type ComparedDestination = DestinationRoute & { readonly summary: DestinationSummary };

type Props = { readonly title: string; readonly destinations: readonly ComparedDestination[] };

const officialPages = [
  ['fundsPage', 'Where the sum is written'],
  ['official', 'Official site'],
] as const;

/**
 * The destinations side by side, a column each. Where there is no room for all, a visitor chooses two: selects and CSS
 * do that, the script keeps the choice. A browser without `:has()` shows all columns, which scroll.
 */
export function CompareTable({ title, destinations }: Props) {
  const choice = useRef<HTMLFieldSetElement>(null);
  const { chosen, takeOver } = useCompared(choice, destinations);
  return (
    // Focusable, so that a keyboard can scroll it.
    <section className="compare" id="compare" aria-label={title} tabIndex={0}>
      <h3 className="compare__title">{title}</h3>
      <fieldset className="compare__choice" ref={choice} onChange={takeOver}>
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
      <table aria-label={title}>
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
          {officialPages.map(([id, label]) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {destinations.map(({ id: destination, summary: { facts } }) => (
                <td key={destination} data-destination={destination}>
                  <a href={facts[id].href} rel="noopener">
                    {facts[id].text}
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
