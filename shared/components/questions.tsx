import type { Question } from '../content/types.ts';
import { Fold } from './fold.tsx';
import { RichText } from './rich-text.tsx';
import { SourceLink } from './source-link.tsx';

/**
 * Questions, each closed until it is asked, in two lists: beside each other, where there is room, an answer moves only
 * what stands below it. The anchor is within what is closed: browsers open it for a link to it, without script too.
 */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const half = Math.ceil(questions.length / 2);
  const lists = [questions.slice(0, half), questions.slice(half)];
  return (
    <div className="columns questions">
      {lists.map(([first, ...others]) => {
        return (
          first && (
            <div key={first.id}>
              {[first, ...others].map(({ id, question, answer, source }) => (
                <Fold key={id} title={question}>
                  <p id={id}>
                    <RichText text={answer} /> {source && <SourceLink source={source} />}
                  </p>
                </Fold>
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}
