import { type RefObject, useEffect, useRef } from 'react';
import { RichText } from '../components/rich-text.tsx';
import type { Question } from '../content/types.ts';
import { SourceLink } from './source-link.tsx';

/** The questions of one section, each closed until it is asked; on paper all are open. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenInPrint(list);
  return (
    <div className="questions" ref={list}>
      {questions.map(({ id, question, answer, source }) => (
        // A visitor or a hash may have opened it before hydration.
        <details key={id} suppressHydrationWarning>
          <summary>{question}</summary>
          <p>
            <RichText text={answer} /> {source && <SourceLink source={source} />}
          </p>
        </details>
      ))}
    </div>
  );
}

/** Opens the closed details while the page is printed: not every engine can do so by CSS. */
function useOpenInPrint(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let opened: readonly HTMLDetailsElement[] = [];
    addEventListener(
      'beforeprint',
      () => {
        opened = [
          ...(list.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
        ];
        for (const details of opened) details.open = true;
      },
      { signal },
    );
    addEventListener(
      'afterprint',
      () => {
        for (const details of opened) details.open = false;
      },
      { signal },
    );
    return () => listeners.abort();
  }, [list]);
}
