import type { Fact } from '../content/types.ts';
import { DateText } from './date-text.tsx';

type Props = { readonly facts: readonly Fact[]; readonly lastReviewed: string };

/** The rules of a destination, each with the official page it was checked against. */
export function OfficialFacts({ facts, lastReviewed }: Props) {
  return (
    <div className="official-facts">
      <h3>The rules, and where they are written</h3>
      <dl className="official-facts__list">
        {facts.map(({ term, detail, source }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {detail}{' '}
              <a className="official-facts__source" href={source.href} rel="noopener">
                {source.text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className="official-facts__reviewed">
        Last reviewed: <DateText iso={lastReviewed} />. Rules change; the official page always has
        the last word.
      </p>
    </div>
  );
}
