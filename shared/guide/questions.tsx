import { RichText } from '../components/rich-text.tsx';
import type { Question } from '../content/types.ts';
import { SourceLink } from './source-link.tsx';

/** Questions of one section, each closed until it is asked. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return questions.map(({ question, answer, source }) => (
    <details className="question" key={question}>
      <summary>{question}</summary>
      <p>
        <RichText text={answer} /> {source && <SourceLink source={source} />}
      </p>
    </details>
  ));
}
