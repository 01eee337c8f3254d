import type { Question } from '../content/types.ts';
import type { Day } from '../months.ts';
import { Fold } from './fold.tsx';
import { SourcedText } from './sourced-text.tsx';

type Props = { readonly questions: readonly Question[]; readonly today: Day };

/** Questions in two lists: beside each other, where there is room, an answer moves only what stands below it. */
export function Questions({ questions, today }: Props) {
  const half = Math.ceil(questions.length / 2);
  const lists = [questions.slice(0, half), questions.slice(half)];
  return (
    <div className="columns questions">
      {lists.map(
        (list) =>
          list[0] && (
            <div key={list[0].id}>
              <QuestionList questions={list} today={today} />
            </div>
          ),
      )}
    </div>
  );
}

/**
 * Questions, each closed until it is asked. The anchor is within what is closed: browsers open it for a link to it, without
 * script too.
 */
export function QuestionList({ questions, today }: Props) {
  return questions.map(({ id, question, answer, ...page }) => (
    <Fold className="question" key={id} title={question}>
      <p id={id}>
        <SourcedText text={answer} {...page} today={today} />
      </p>
    </Fold>
  ));
}
