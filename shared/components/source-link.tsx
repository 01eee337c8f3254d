import type { ExternalLink } from '../content/types.ts';
import { RichText } from './rich-text.tsx';

/** A link to the official page of a rule; print styles append its URL. */
export function SourceLink({ source: { text, href } }: { readonly source: ExternalLink }) {
  return (
    <a className="source" href={href}>
      <RichText text={text} />
    </a>
  );
}
