import { DateText } from '../components/date-text.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { ReadingDate } from '../components/reading-date.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { SourcedText } from '../components/sourced-text.tsx';
import { guideHeadings } from '../content/guide-headings.ts';
import type { ExternalLink, Rule, RuleChange } from '../content/types.ts';
import type { Reading } from '../time/aging.ts';
import type { Day } from '../time/months.ts';

type Props = {
  readonly rules: readonly Rule[];
  readonly changes: readonly RuleChange[];
  readonly reading: Reading;
  /** The official page to start with. */
  readonly official: ExternalLink;
  readonly today: Day;
};

/** A destination's rules and their changes, each with its official page. */
export function Rules({ rules, changes, reading, official, today }: Props) {
  const top = atTop(changes);
  const others = changes.filter((change) => !top.includes(change));
  return (
    <section className="sheet" id="rules">
      <h2>{guideHeadings.rules}</h2>
      <PhoneDisclosure label={guideHeadings.rules}>
        <dl className="sheet__list">
          {rules.map(({ term, detail, ...page }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <SourcedText text={detail} {...page} today={today} />
              </dd>
            </div>
          ))}
        </dl>
        {others.length > 0 && (
          <Disclosure title="What else changed">
            <ul className="flow" id="changes">
              {others.map((change) => (
                <li key={change.date + change.text}>
                  <DateText iso={change.date} />: <SourcedText {...change} today={today} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </PhoneDisclosure>
      <p className="small">
        <ReadingDate reading={reading} /> Rules change: check the official page before you act.{' '}
        <SourceLink source={official} />
      </p>
    </section>
  );
}

/** The undecided changes or, if there are none, the latest change, one line each. `Rules` shows the others. */
export function LatestChanges({ changes, today }: Pick<Props, 'changes' | 'today'>) {
  const top = atTop(changes);
  return (
    <div className="changes">
      <p className="small" key={headingOf(top, today)}>
        {headingOf(top, today)}
      </p>
      {top.map(({ date, title, ...change }) => (
        <Disclosure
          key={date + title}
          title={
            <>
              <span>
                <RichText text={title} />
              </span>{' '}
              <DateText iso={date} />
            </>
          }
        >
          <p>
            <SourcedText {...change} today={today} />
          </p>
        </Disclosure>
      ))}
    </div>
  );
}

/** A change that is due for review is not called undecided. */
function headingOf(top: readonly RuleChange[], today: Day): string {
  if (!top.some(({ isOpen }) => isOpen)) return 'Latest change we know of';
  return top.some(({ aging }) => aging && aging.lookAgain <= today)
    ? 'What we last read'
    : 'Not final (latest step)';
}

function atTop(changes: readonly RuleChange[]): readonly RuleChange[] {
  const open = changes.filter(({ isOpen }) => isOpen);
  return open.length > 0 ? open : changes.slice(0, 1);
}
