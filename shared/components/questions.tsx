import type { Question } from '../content/types.ts';
import { RichText } from './rich-text.tsx';
import { SourceLink } from './source-link.tsx';

/**
 * Questions, each closed until it is asked. The anchor is within what is closed: browsers open it for a link to it,
 * without script too.
 */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="columns questions">
      {questions.map(({ id, question, answer, source }) => (
        // A visitor or a hash may have opened it before hydration.
        <details className="fold" key={id} suppressHydrationWarning>
          <summary>{question}</summary>
          <p id={id}>
            <RichText text={answer} /> {source && <SourceLink source={source} />}
          </p>
        </details>
      ))}
    </div>
  );
}
