import { PageLink } from '../components/page-link.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { DestinationSummary } from '../content/types.ts';
import type { DestinationRoute } from '../routes.ts';
import { factLabels } from './facts.ts';

export type ComparedDestination = DestinationRoute & { readonly summary: DestinationSummary };

type Props = { readonly title: string; readonly destinations: readonly ComparedDestination[] };

/** The destinations side by side. The table scrolls by itself on a narrow screen; its row heads stay. */
export function CompareTable({ title, destinations }: Props) {
  const columns = factLabels.filter(([id]) => id !== 'visa');
  return (
    // Focusable, so that a keyboard can scroll it.
    <section className="compare" aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Country</th>
            {columns.map(([id, label]) => (
              <th scope="col" key={id}>
                {label}
              </th>
            ))}
            <th scope="col">Official site</th>
          </tr>
        </thead>
        <tbody>
          {destinations.map(({ summary: { facts }, ...route }) => (
            <tr key={route.id} data-destination={route.id}>
              <th scope="row">
                <PageLink route={route}>{route.label}</PageLink>
              </th>
              {columns.map(([id]) => (
                <td key={id}>
                  <RichText text={facts[id]} />
                </td>
              ))}
              <td>
                <a href={facts.official.href} rel="noopener">
                  {facts.official.text}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
