import type { Text } from '../content/types.ts';
import { Disclosure } from './disclosure.tsx';
import { Paragraphs } from './rich-text.tsx';

type Props = {
  readonly title: string;
  readonly texts: readonly Text[];
  /** Anchor of the title, if links lead to it. */
  readonly id?: string;
};

/** Small print in a disclosure, closed by default. */
export function Note({ title, texts, id }: Props) {
  return (
    <Disclosure className="note small" title={title} titleId={id}>
      <Paragraphs texts={texts} />
    </Disclosure>
  );
}
