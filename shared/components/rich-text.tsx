import { Fragment, type ReactNode } from 'react';
import type { Text } from '../content/types.ts';
import { routes } from '../routes.ts';
import { Link } from './link.tsx';

/** A word with a hyphen before a capital or a digit, as in "I-20" and "Post-Graduation", with its punctuation. */
const hyphenated = /\S*\p{Lu}\p{L}*-(?:\p{Lu}|\d)\S*/u;

/** Beginning of a URL or path. */
const address = /^(?:[/#]|www\.|[a-z]+:)/i;

/**
 * Renders the markup of copy: `[CAS](Confirmation of …)` as "CAS (Confirmation of …)", `[the table](page:home#compare)` as a
 * link to a page of this site, and `**the answer**` in bold.
 */
export function RichText({ text }: { readonly text: Text }) {
  // One part for each explanation or link, with the text after it.
  const [beginning, ...parts] = text.split(/\[(?=[^\]]+\]\()/);
  return (
    <>
      <Words text={beginning} />
      {parts.map((part) => {
        const [, words = '', meaning = '', rest] = /^([^\]]+)\]\(([^)]*)\)(.*)$/s.exec(part) ?? [];
        return (
          <Fragment key={part}>
            <Marked words={words} meaning={meaning} />
            <Words text={rest} />
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

/** An abbreviation with its meaning, or a link to a page. Throws if the page doesn't exist, or if the link is a URL. */
function Marked({ words, meaning }: { readonly words: string; readonly meaning: string }) {
  const [, id, suffix = ''] = /^page:([^#]*)(#.*)?$/.exec(meaning) ?? [];
  const route = routes.find((row) => row.id === id);
  if (route) {
    return <Link to={route.path + suffix}>{words}</Link>;
  }
  if (address.test(meaning)) {
    throw new Error(
      `shared/content: instead of [${words}](${meaning}) write [${words}](page:home), with the id of a page in route-rows.ts.`,
    );
  }
  return (
    <>
      <dfn>
        <Words text={words} />
      </dfn>
      <Unbroken text={` (${meaning})`} />
    </>
  );
}

/** Text with bold parts. */
function Words({ text = '' }: { readonly text?: string | undefined }): ReactNode {
  const [beginning, bold, ...rest] = text.split('**');
  if (bold === undefined) return <Unbroken text={text} />;
  return (
    <>
      <Unbroken text={beginning} />
      <b>
        <Unbroken text={bold} />
      </b>
      <Words text={rest.join('**')} />
    </>
  );
}

/** Text in which hyphenated words don't break. */
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
