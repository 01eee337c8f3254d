import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { Motif } from '../components/motif.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { DocumentItem } from '../content/types.ts';
import { readStored, store } from '../storage.ts';

type Props = {
  /** The anchor of the list. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly documents: readonly DocumentItem[];
  /** Under which the ticks are kept, unique on the site. */
  readonly storageKey: string;
};

/** Documents to collect, with boxes to tick. The boxes work without script; with it, ticks are kept on this device. */
export function Checklist({ id, title, lead, documents, storageKey }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const ticks = useTicks(form, storageKey);
  return (
    // The method that sends nothing: the form is there for its reset button, which works without script.
    <form
      className="sheet checklist"
      id={id}
      method="dialog"
      autoComplete="off"
      ref={form}
      onInput={ticks.keep}
      onReset={ticks.clear}
    >
      <Motif name="folder" />
      <h3>{title}</h3>
      {lead && <p className="small">{lead}</p>}
      <ul className="sheet__list">
        {documents.map((document) => (
          <li key={document.id}>
            <label>
              <input type="checkbox" value={document.id} />{' '}
              <span>
                <RichText text={document.name} />
              </span>
            </label>
            {document.why && (
              <p className="small">
                <RichText text={document.why} />
              </p>
            )}
            {document.commonMistake && (
              <p className="checklist__mistake small">
                <RichText text={document.commonMistake} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="row small screen-only">
        Ticks are kept on this device only.{' '}
        <button className="button button--quiet" type="reset">
          Clear ticks
        </button>
      </p>
    </form>
  );
}

/** Keeps the ticks of a list on this device, by the documents' ids: a translated page has other words. */
function useTicks(form: RefObject<HTMLFormElement | null>, storageKey: string) {
  function keep({ target }: FormEvent): void {
    if (target instanceof HTMLInputElement) storeTick(storageKey, target);
  }

  useEffect(() => {
    for (const box of boxesOf(form)) {
      // What was ticked before the script came, or is kept.
      if (box.checked) storeTick(storageKey, box);
      else box.checked = readTicks(storageKey).includes(box.value);
    }
  }, [form, storageKey]);

  return { keep, clear: () => store('localStorage', storageKey, undefined) };
}

function readTicks(storageKey: string): readonly unknown[] {
  const stored = readStored('localStorage', storageKey);
  return Array.isArray(stored) ? stored : [];
}

/** Changes the tick of one box alone: the others may not show theirs yet. */
function storeTick(storageKey: string, { checked, value }: HTMLInputElement): void {
  const others = readTicks(storageKey).filter((tick) => tick !== value);
  const ticks = checked ? [...others, value] : others;
  store('localStorage', storageKey, ticks.length > 0 ? ticks : undefined);
}

function boxesOf(form: RefObject<HTMLFormElement | null>): readonly HTMLInputElement[] {
  return [...(form.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [])];
}
