import { Fragment, type ReactNode } from 'react';
import type { Text } from '../content/types.ts';

/** A word with a hyphen and a capital or a digit behind it, as in "I-20" and "Post-Graduation", with its punctuation. */
const hyphenated = /\S*\p{Lu}\p{L}*-(?:\p{Lu}|\d)\S*/u;

/** Copy with its abbreviations explained: `[CAS](Confirmation of …)` becomes "CAS (Confirmation of …)". */
export function RichText({ text }: { readonly text: Text }) {
  // One part for each explanation, and what follows it.
  const [beginning, ...parts] = text.split(/\[(?=[^\]]+\]\()/);
  return (
    <>
      <Unbroken text={beginning} />
      {parts.map((part) => {
        const [, short, rest] = /^([^\]]+)\](.*)$/s.exec(part) ?? [];
        return (
          <Fragment key={part}>
            <dfn>
              <Unbroken text={short} />
            </dfn>
            <Unbroken text={` ${rest}`} />
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

/** Text whose words with a hyphen each stay on one line. */
function Unbroken({ text = '' }: { readonly text?: string | undefined }): ReactNode {
  const { 0: word, index = 0 } = hyphenated.exec(text) ?? {};
  if (word === undefined) return text;
  return (
    <>
      {text.slice(0, index)}
      <span className="unbroken">{word}</span>
      <Unbroken text={text.slice(index + word.length)} />
    </>
  );
}
