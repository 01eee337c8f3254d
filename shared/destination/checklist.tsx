import { type ReactNode, useRef } from 'react';
import { Link } from '../components/link.tsx';
import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import { type GuideAnchor, guideHeadings } from '../content/guide-headings.ts';
import type { DocumentItem, Level } from '../content/types.ts';
import { homeRoute, privacyNoteId } from '../routes.ts';
import { useTicks } from './use-ticks.ts';

type Props = {
  /** Anchor of the list. */
  readonly id: GuideAnchor;
  readonly lead?: ReactNode;
  readonly documents: readonly DocumentItem[];
  /** The chosen level: documents for the other level are hidden, but stay ticked. */
  readonly level?: Level | undefined;
  /** Storage name of the ticks, unique on the site. */
  readonly storedAs: string;
};

const forWhom: Readonly<Record<Level, string>> = {
  bachelor: ' (for a bachelor’s)',
  master: ' (for a master’s or PhD)',
};

/** Documents with checkboxes. They work without JavaScript; after hydration, ticks are stored on this device. */
export function Checklist({ id, lead, documents, level, storedAs }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const ticks = useTicks(form, storedAs);
  const formId = `${id}-form`;
  return (
    <section
      className="sheet checklist"
      id={id}
      aria-labelledby={`${id}-title`}
      onInput={ticks.keep}
    >
      {/* Its reset button works without JavaScript, and `dialog` prevents a request. Empty, since reader modes omit forms. */}
      <form id={formId} ref={form} method="dialog" autoComplete="off" />
      <h3 id={`${id}-title`}>{guideHeadings[id]}</h3>
      <PhoneDisclosure label={guideHeadings[id]}>
        {lead && <p className="small">{lead}</p>}
        <ul className="sheet__list">
          {documents.map((document) => (
            <li key={document.id} hidden={isForAnother(document, level)}>
              <label>
                <input type="checkbox" value={document.id} form={formId} />{' '}
                <span>
                  <RichText text={document.name} />
                </span>
                {document.level && !level && <span>{forWhom[document.level]}</span>}
              </label>
              <Advice document={document} />
            </li>
          ))}
        </ul>
        <p className="row small screen-only">
          <button className="button button--quiet" type="reset" form={formId} onClick={ticks.clear}>
            Clear ticks
            <span className="visually-hidden"> in “{guideHeadings[id]}”</span>
          </button>
          {/* Once is enough: below the first list. */}
          {id === 'documents-application' && (
            <span className={ticks.isStored ? undefined : 'invisible'}>
              Ticks are kept on this device only.{' '}
              <Link to={`${homeRoute.path}#${privacyNoteId}`}>Privacy</Link>
            </span>
          )}
        </p>
      </PhoneDisclosure>
    </section>
  );
}

function isForAnother(document: DocumentItem, level: Level | undefined): boolean {
  return level !== undefined && document.level !== undefined && document.level !== level;
}

/** Why a document is needed, and common mistakes. */
function Advice({ document: { why, commonMistake } }: { readonly document: DocumentItem }) {
  return (
    <>
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
    </>
  );
}
