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
  const top = atTop(changes);
  const others = changes.filter((change) => !top.includes(change));
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
      {others.length > 0 && (
        <Fold title="What else changed">
          <ul className="flow" id="changes">
            {others.map((change) => (
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

/**
 * What is still open, or else what changed last, a line each: a family should know it before it reads on. The rules have
 * the others.
 */
export function LatestChanges({ changes }: Pick<Props, 'changes'>) {
  const top = atTop(changes);
  return (
    <div className="changes">
      <p className="small">
        {top.some(({ isOpen }) => isOpen) ? 'Still open, with news of' : 'Latest change'}
      </p>
      {top.map(({ date, title, text, source }) => (
        <Fold
          key={date + title}
          title={
            <>
              <RichText text={title} /> <DateText iso={date} />
            </>
          }
        >
          <p>
            <RichText text={text} /> <SourceLink source={source} />
          </p>
        </Fold>
      ))}
    </div>
  );
}

function atTop(changes: readonly RuleChange[]): readonly RuleChange[] {
  const open = changes.filter(({ isOpen }) => isOpen);
  return open.length > 0 ? open : changes.slice(0, 1);
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
