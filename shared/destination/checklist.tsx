import { useRef } from 'react';
import { Link } from '../components/link.tsx';
import { Motif } from '../components/motif.tsx';
import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import { type GuideAnchor, guideHeadings } from '../content/guide-headings.ts';
import type { DocumentItem, Level } from '../content/types.ts';
import { homeRoute, privacyNoteId } from '../routes.ts';
import { useTicks } from './use-ticks.ts';

type Props = {
  /** Anchor of the list. */
  readonly id: GuideAnchor;
  readonly lead?: string;
  readonly documents: readonly DocumentItem[];
  /** The chosen level: documents for the other level are hidden, but stay ticked. */
  readonly level?: Level | undefined;
  /** Storage name of the ticks, unique on the site. */
  readonly storedAs: string;
};

/** A folder with a tab and sheets. */
const folder = 'M1 42V10h16l5 6h27v26zM7 16V6h36v10M7 26h36M7 32h26';

const forWhom: Readonly<Record<Level, string>> = {
  bachelor: ' (for a bachelor’s)',
  master: ' (for a master’s or PhD)',
};

/** Documents with checkboxes. They work without JavaScript; after hydration, ticks are stored on this device. */
export function Checklist({ id, lead, documents, level, storedAs }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const ticks = useTicks(form, storedAs);
  return (
    // A form: its reset button works without JavaScript, and `method="dialog"` prevents a request.
    <form
      className="sheet checklist"
      id={id}
      method="dialog"
      autoComplete="off"
      aria-labelledby={`${id}-title`}
      ref={form}
      onInput={ticks.keep}
    >
      <Motif path={folder} />
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
        {/* Once is enough: below the first list. */}
        {id === 'documents-application' && (
          <span className={ticks.isStored ? undefined : 'invisible'}>
            Ticks are kept on this device only.{' '}
            <Link to={`${homeRoute.path}#${privacyNoteId}`}>Privacy</Link>
          </span>
        )}
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

/** Why a document is needed, and common mistakes. */
function Advice({ document }: { readonly document: DocumentItem }) {
  const { id, name, why, commonMistake } = document;
  // The name without the explanations of abbreviations.
  const plainName = name.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return (
    <PhoneDisclosure id={`advice-${id}`} label={`Why, and what goes wrong: ${plainName}`}>
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
    </PhoneDisclosure>
  );
}
