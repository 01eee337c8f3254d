import type { Text } from '../content/types.ts';
import { RichText } from './rich-text.tsx';

export function Paragraphs({ texts }: { readonly texts: readonly Text[] }) {
  return texts.map((text) => (
    <p key={text}>
      <RichText text={text} />
    </p>
  ));
}
