import { home } from '#content/home.ts';
import { questionGroups } from '#content/question-groups.ts';
import { Link } from '../components/link.tsx';
import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { QuestionList } from '../components/questions.tsx';
import { ReadingAge, ReadingDate } from '../components/reading-date.tsx';
import type { QuestionGroup } from '../content/question-groups.ts';
import { enquirySuffix, familiesId, homeRoute } from '../routes.ts';
import type { Day } from '../time/months.ts';
import type { ComparedDestination } from './compare-table.tsx';
import { RefusalTable } from './refusal-table.tsx';

const groups = Object.entries(questionGroups) as [QuestionGroup, string][];
const titleId = 'families-title';

type Props = {
  readonly destinations: readonly ComparedDestination[];
  readonly today: Day;
};

/** Questions of families about all countries, in groups with anchors. */
export function FamilyQuestions({ destinations, today }: Props) {
  const { lead, questions, ask } = home.families;
  // Includes the refusal table, which counts as one question.
  const counts = groups.map(([id]) => questions[id].length + (id === 'refused' ? 1 : 0));
  const count = counts.reduce((sum, one) => sum + one);
  return (
    <section className="families" id={familiesId} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{countText(count)} that families ask</h2>
      <p className="lead">
        {lead} <ReadingDate reading={home} />
      </p>
      <ReadingAge reading={home} today={today} />
      <div className="columns families__groups">
        {groups.map(([id, title], index) => (
          <div className="families__group" key={id} id={id} tabIndex={-1}>
            <h3>
              {title} <span className="small">{countText(counts[index])}</span>
            </h3>
            <PhoneDisclosure label={title}>
              <QuestionList questions={questions[id]} today={today} />
              {id === 'refused' && <RefusalTable destinations={destinations} today={today} />}
            </PhoneDisclosure>
            <p className="families__ask screen-only">
              <Link
                className="button button--quiet"
                to={homeRoute.path + enquirySuffix({ course: title })}
              >
                {ask[id]}
              </Link>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

function countText(count = 0): string {
  return count === 1 ? '1 question' : `${count} questions`;
}
