import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Text } from '../content/types.ts';
import { routes } from '../routes.ts';

/** A word with a hyphen and a capital or a digit behind it, as in "I-20" and "Post-Graduation", with its punctuation. */
const hyphenated = /\S*\p{Lu}\p{L}*-(?:\p{Lu}|\d)\S*/u;

/** What begins like an address of this site or of another. */
const address = /^(?:[/#]|www\.|[a-z]+:)/i;

/**
 * Copy with its abbreviations explained: `[CAS](Confirmation of …)` becomes "CAS (Confirmation of …)". What links a page of
 * this site, `[the table](page:home#compare)`, becomes a link, and `**the answer**` bold.
 */
export function RichText({ text }: { readonly text: Text }) {
  // One part for each explanation or link, and what follows it.
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

type Marked = { readonly words: string; readonly meaning: string };

/** An abbreviation with its meaning, or a link to a page. Throws when a link leads to no page, or is written as an address. */
function Marked({ words, meaning }: Marked) {
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

/** Text with what is bold in it. */
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
