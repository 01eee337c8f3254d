import { Fragment } from 'react';
import type { Text } from '../content/types.ts';

/** Copy with its abbreviations explained: `[CAS](Confirmation of …)` becomes "CAS (Confirmation of …)". */
export function RichText({ text }: { readonly text: Text }) {
  // One part for each explanation, and what follows it.
  const [beginning, ...parts] = text.split(/\[(?=[^\]]+\]\()/);
  return (
    <>
      {beginning}
      {parts.map((part) => {
        const [, short, rest] = /^([^\]]+)\](.*)$/s.exec(part) ?? [];
        return (
          <Fragment key={part}>
            <dfn>{short}</dfn>
            {` ${rest}`}
          </Fragment>
        );
      })}
    </>
  );
}

export function Paragraphs({ texts }: { readonly texts: readonly Text[] }) {
  return texts.map((text) => (
    <p key={text}>
      <RichText text={text} />
    </p>
  ));
}
