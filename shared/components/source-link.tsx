import type { ExternalLink } from '../content/types.ts';

/** A link to the official page that has a rule; its address is printed on paper. */
export function SourceLink({ source: { text, href } }: { readonly source: ExternalLink }) {
  return (
    <a className="source" href={href} rel="noopener">
      {text}
    </a>
  );
}
