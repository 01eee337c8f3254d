import {
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onForget } from '../forget.client.ts';
import { type DestinationId, planId } from '../routes.ts';
import { useReplaceUrl } from '../use-replace-url.client.ts';
import { type ChoiceFields, keepChoice, withChoice } from './kept-choice.client.ts';

const noChoice: ChoiceFields = { level: '', start: '' };

/**
 * A form with the fields of a choice: what is chosen stands in the address of the same history entry, and what of it the
 * visitor has changed is kept on this device.
 *
 * @param shown what the fields show, whichever way it was chosen
 */
export function useChoiceForm(id: DestinationId, shown: ChoiceFields) {
  const form = useRef<HTMLFormElement>(null);
  const isShown = useRef(false);
  const early = useRef<ChoiceFields>(undefined);
  const navigate = useNavigate();
  const replaceUrl = useReplaceUrl();
  const { pathname, search, hash } = useLocation();
  const { level, start } = shown;

  function show(choice: ChoiceFields, change: Partial<ChoiceFields>): void {
    keepChoice(id, change);
    replaceUrl(pathname + withChoice(search, choice) + hash);
  }

  useLayoutEffect(() => {
    const selects = selectsIn(form.current);
    const values = valuesOf(selects);
    // On the first run these are the fields as the server sent them, unless a visitor has changed them since.
    if (!isShown.current && (values.level !== level || values.start !== start)) {
      early.current = values;
    }
    isShown.current = true;
    for (const select of selects) select.value = select.name === 'level' ? level : start;
  }, [level, start]);

  const showEarly = useEffectEvent(() => {
    if (early.current) show(early.current, early.current);
    early.current = undefined;
  });
  const showNothing = useEffectEvent(() => show(noChoice, noChoice));

  // What was chosen before hydration. Only now does the router listen.
  useEffect(() => showEarly(), []);

  useEffect(() => onForget(() => showNothing()), []);

  return {
    form,
    choose({ target }: FormEvent): void {
      if (!(target instanceof HTMLSelectElement)) return;
      show(valuesOf(selectsIn(form.current)), { [target.name]: target.value });
    },
    /** The choice is shown already: its button leads to the plan. The calendar's is left to the browser. */
    submit(event: SubmitEvent): void {
      if (event.nativeEvent.submitter?.hasAttribute('formaction')) return;
      event.preventDefault();
      const choice = valuesOf(selectsIn(form.current));
      void navigate({ search: withChoice(search, choice), hash: planId });
    },
    /** Before the link that clears it is followed. */
    clear(): void {
      keepChoice(id, noChoice);
      // The link is gone afterwards.
      form.current?.querySelector('select')?.focus();
    },
  };
}

function selectsIn(form: HTMLFormElement | null): readonly HTMLSelectElement[] {
  return [...(form?.querySelectorAll('select') ?? [])];
}

function valuesOf(selects: readonly HTMLSelectElement[]): ChoiceFields {
  const fieldValue = (field: string) => selects.find(({ name }) => name === field)?.value ?? '';
  return { level: fieldValue('level'), start: fieldValue('start') };
}
