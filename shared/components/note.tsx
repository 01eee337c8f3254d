import type { Text } from '../content/types.ts';
import { Fold } from './fold.tsx';
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
    <Fold className="note small" title={title} titleId={id}>
      <Paragraphs texts={texts} />
    </Fold>
  );
}
