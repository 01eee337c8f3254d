import { type RefObject, useEffect, useRef } from 'react';
import { readStored, store } from '../browser.ts';
import { RichText } from '../components/rich-text.tsx';
import type { DocumentItem } from '../content/types.ts';

type Props = {
  readonly title: string;
  readonly documents: readonly DocumentItem[];
  /** Under which the ticks are kept, unique on the site. */
  readonly storageKey: string;
};

/** Papers to collect, with boxes to tick. The boxes work without script; with it, ticks are kept on this device. */
export function Checklist({ title, documents, storageKey }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useTicks(form, storageKey);
  return (
    // The method that sends nothing: the form is there for its reset button, which works without script.
    <form
      className="checklist"
      method="dialog"
      autoComplete="off"
      ref={form}
      onReset={() => store('localStorage', storageKey, undefined)}
    >
      <h3>{title}</h3>
      <ul className="checklist__list">
        {documents.map(({ id, name, why, commonMistake }) => (
          <li key={id}>
            <label>
              <input type="checkbox" />{' '}
              <span>
                <RichText text={name} />
              </span>
            </label>
            <p>
              <RichText text={why} />
            </p>
            <p className="checklist__mistake">
              <RichText text={commonMistake} />
            </p>
          </li>
        ))}
      </ul>
      <p className="checklist__kept">
        Ticks are kept on this device only.{' '}
        <button className="button button--quiet" type="reset">
          Clear ticks
        </button>
      </p>
    </form>
  );
}

/** Keeps the ticks of a list on this device, by the documents' names. */
function useTicks(form: RefObject<HTMLFormElement | null>, storageKey: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const boxes = [...element.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
    const kept = readStored('localStorage', storageKey);
    // A box ticked before hydration stays ticked.
    for (const box of boxes) {
      if (Array.isArray(kept) && kept.includes(nameOf(box))) box.checked = true;
    }
    const keep = () => {
      const ticked = boxes.filter(({ checked }) => checked).map(nameOf);
      store('localStorage', storageKey, ticked.length > 0 ? ticked : undefined);
    };
    keep();
    element.addEventListener('change', keep);
    return () => element.removeEventListener('change', keep);
  }, [form, storageKey]);
}

function nameOf(box: HTMLInputElement): string {
  return box.labels?.[0]?.textContent?.trim() ?? '';
}
