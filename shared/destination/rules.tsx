import { Fold } from '../components/fold.tsx';
import { PhoneFold } from '../components/phone-fold.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { guideHeadings } from '../content/guide-headings.ts';
import type { Rule, RuleChange } from '../content/types.ts';
import { dayText, parseDay } from '../months.ts';

type Props = {
  readonly rules: readonly Rule[];
  readonly changes: readonly RuleChange[];
  readonly written: string;
  readonly reviewed?: string | undefined;
};

/** The rules of a destination and what changed in them, each with its official page. */
export function Rules({ rules, changes, written, reviewed }: Props) {
  const earlier = changes.filter((change, index) => !standsAtTop(change, index));
  return (
    <div className="sheet" id="rules">
      <h3>{guideHeadings.rules}</h3>
      <dl className="sheet__list">
        {rules.map(({ term, detail, source }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <PhoneFold label={`The rule: ${term}`}>
                <RichText text={detail} /> <SourceLink source={source} />
              </PhoneFold>
            </dd>
          </div>
        ))}
      </dl>
      {earlier.length > 0 && (
        <Fold title="What changed before">
          <ul className="flow" id="changes">
            {earlier.map((change) => (
              <li key={change.date + change.text}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <p className="small">
        {reviewed ? 'Last reviewed: ' : 'Written '}
        <DateText iso={reviewed ?? written} />. Rules change: read the official page before you act.
      </p>
    </div>
  );
}

/** What changed last and what is open, which a family should know before it reads on. The rules have what changed before. */
export function LatestChanges({ changes }: Pick<Props, 'changes'>) {
  return changes.filter(standsAtTop).map((change, index) => (
    <p className="marked small" key={change.date + change.text}>
      {index === 0 ? 'Latest change' : 'Still open'}, <Change change={change} />
    </p>
  ));
}

function standsAtTop({ isOpen }: RuleChange, index: number): boolean {
  return index === 0 || isOpen === true;
}

function Change({ change: { date, text, source } }: { readonly change: RuleChange }) {
  return (
    <>
      <DateText iso={date} />: <RichText text={text} /> <SourceLink source={source} />
    </>
  );
}

/** An ISO date written out as "10 October 2026". */
function DateText({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{dayText(parseDay(iso))}</time>;
}
