import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Motif } from '../components/motif.tsx';
import { PhoneFold } from '../components/phone-fold.tsx';
import { RichText } from '../components/rich-text.tsx';
import { type GuideAnchor, guideHeadings } from '../content/guide-headings.ts';
import type { DocumentItem, Level } from '../content/types.ts';
import { homeRoute, privacyNoteId } from '../routes.ts';
import { useTicks } from './use-ticks.client.ts';

type Props = {
  /** The anchor of the list. */
  readonly id: GuideAnchor;
  readonly lead?: string;
  readonly documents: readonly DocumentItem[];
  /** The level that was chosen: what is for another is hidden, and keeps its tick. */
  readonly level?: Level | undefined;
  /** The name under which the ticks are kept, unique on the site. */
  readonly keptAs: string;
};

const forWhom: Readonly<Record<Level, string>> = {
  bachelor: ' (for a bachelor’s)',
  master: ' (for a master’s or PhD)',
};

/** Documents to collect, with boxes to tick. The boxes work without script; with it, ticks are kept on this device. */
export function Checklist({ id, lead, documents, level, keptAs }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const ticks = useTicks(form, keptAs);
  return (
    // The method that sends nothing: the form is there for its reset button, which works without script.
    <form
      className="sheet checklist"
      id={id}
      method="dialog"
      autoComplete="off"
      aria-labelledby={`${id}-title`}
      ref={form}
      onInput={ticks.keep}
    >
      <Motif name="folder" />
      <h3 id={`${id}-title`}>{guideHeadings[id]}</h3>
      {lead && <p className="small">{lead}</p>}
      <ul className="sheet__list">
        {documents.map((document) => (
          <li key={document.id} hidden={isForAnother(document, level)}>
            <label>
              <input type="checkbox" value={document.id} />{' '}
              <span>
                <RichText text={document.name} />
              </span>
              {document.level && !level && <span>{forWhom[document.level]}</span>}
            </label>
            {(document.why || document.commonMistake) && <Advice document={document} />}
          </li>
        ))}
      </ul>
      <p className="row small screen-only">
        <span className={ticks.isKept ? undefined : 'invisible'}>
          Ticks are kept on this device only.{' '}
          <Link to={`${homeRoute.path}#${privacyNoteId}`}>Privacy</Link>
        </span>
        <button className="button button--quiet" type="reset" onClick={ticks.clear}>
          Clear ticks
          <span className="visually-hidden"> in “{guideHeadings[id]}”</span>
        </button>
      </p>
    </form>
  );
}

function isForAnother(document: DocumentItem, level: Level | undefined): boolean {
  return level !== undefined && document.level !== undefined && document.level !== level;
}

type AdviceProps = { readonly document: DocumentItem };

/** Why a document is asked for, and what commonly goes wrong with it. */
function Advice({ document: { id, name, why, commonMistake } }: AdviceProps) {
  // Without the explanation of its abbreviations.
  const plainName = name.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return (
    <PhoneFold id={`advice-${id}`} label={`Why, and what goes wrong: ${plainName}`}>
      {why && (
        <p className="small">
          <RichText text={why} />
        </p>
      )}
      {commonMistake && (
        <p className="small">
          <b>What goes wrong:</b> <RichText text={commonMistake} />
        </p>
      )}
    </PhoneFold>
  );
}
