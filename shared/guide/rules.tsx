import { DateText } from '../components/date-text.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { Rule } from '../content/types.ts';
import { SourceLink } from './source-link.tsx';

type Props = { readonly rules: readonly Rule[]; readonly lastReviewed: string };

/** The rules of a destination, each with the official page that it was checked against. */
export function Rules({ rules, lastReviewed }: Props) {
  return (
    <div className="rules">
      <h3>The rules, and where they are written</h3>
      <dl className="rules__list">
        {rules.map(({ term, detail, source }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <RichText text={detail} /> <SourceLink source={source} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="rules__reviewed">
        Last reviewed: <DateText iso={lastReviewed} />. Rules change; the official page always has
        the last word.
      </p>
    </div>
  );
}
