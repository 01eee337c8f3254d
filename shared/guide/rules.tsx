import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import type { Rule, RuleChange } from '../content/types.ts';
import { dayText } from '../months.ts';

type Props = {
  readonly rules: readonly Rule[];
  readonly changes: readonly RuleChange[];
  readonly written: string;
  readonly reviewed?: string | undefined;
};

/** The rules of a destination and what changed in them, each with its official page. */
export function Rules({ rules, changes, written, reviewed }: Props) {
  return (
    <div className="sheet" id="rules">
      <h3>The rules, and where they are written</h3>
      <dl className="sheet__list">
        {rules.map(({ term, detail, source }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <RichText text={detail} /> <SourceLink source={source} />
            </dd>
          </div>
        ))}
      </dl>
      <details className="fold" suppressHydrationWarning>
        <summary>What changed in these rules</summary>
        <ul className="flow" id="changes">
          {changes.map(({ date, text, source }) => (
            <li key={date + text}>
              <DateText iso={date} />: <RichText text={text} /> <SourceLink source={source} />
            </li>
          ))}
        </ul>
      </details>
      <p className="small">
        {reviewed ? 'Last reviewed: ' : 'Written '}
        <DateText iso={reviewed ?? written} />. Rules change: read the official page before you act.
      </p>
    </div>
  );
}

/** An ISO date written out as "10 October 2026". */
function DateText({ iso }: { readonly iso: string }) {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return <time dateTime={iso}>{dayText({ year, month, day })}</time>;
}
