import type { Question } from '../content/types.ts';
import type { Day } from '../time/months.ts';
import { Disclosure } from './disclosure.tsx';
import { SourcedText } from './sourced-text.tsx';

type Props = { readonly questions: readonly Question[]; readonly today: Day };

/** Questions in two lists: opening an answer moves only the questions below it in its own list. */
export function Questions({ title, questions, today }: Props & { readonly title?: string }) {
  if (questions.length === 0) return null;
  const half = Math.ceil(questions.length / 2);
  const lists = [questions.slice(0, half), questions.slice(half)];
  return (
    <>
      {title && <h3>{title}</h3>}
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
    </>
  );
}

/** Questions as disclosures. The anchor is inside the content: browsers open it for a link even without JavaScript. */
export function QuestionList({ questions, today }: Props) {
  return questions.map(({ id, question, answer, ...page }) => (
    <Disclosure className="question" key={id} title={question}>
      <p id={id}>
        <SourcedText text={answer} {...page} today={today} />
      </p>
    </Disclosure>
  ));
}
