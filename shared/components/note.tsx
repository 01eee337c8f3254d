import type { Text } from '../content/types.ts';
import { Paragraphs } from './rich-text.tsx';

type Props = {
  readonly title: string;
  readonly texts: readonly Text[];
  /** The anchor of its title, where links lead to it. */
  readonly id?: string;
};

/** Small print that is closed until somebody opens it. */
export function Note({ title, texts, id }: Props) {
  return (
    // A hash may have opened it before hydration.
    <details className="note small flow" suppressHydrationWarning>
      <summary id={id}>{title}</summary>
      <Paragraphs texts={texts} />
    </details>
  );
}
