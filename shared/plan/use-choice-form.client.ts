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
import { type Choice, readChoice } from '../view.ts';
import type { PlanGuide } from './intakes.ts';
import { keepChoice, withChoice } from './kept-choice.client.ts';

const noChoice: Choice = { level: undefined, intake: undefined };

type Plan = { readonly id: DestinationId; readonly guide: PlanGuide };

/**
 * A form with the fields of a choice: what is chosen stands in the address of the same history entry, and what of it the
 * visitor has changed is kept on this device.
 *
 * @param shown what the fields show, whichever way it was chosen
 */
export function useChoiceForm({ id, guide }: Plan, shown: Choice) {
  const form = useRef<HTMLFormElement>(null);
  const isShown = useRef(false);
  const early = useRef<Choice>(undefined);
  const navigate = useNavigate();
  const replaceUrl = useReplaceUrl();
  const { pathname, search, hash } = useLocation();
  const { level, intake } = shown;

  function show(choice: Choice, change: Choice): void {
    keepChoice(id, change);
    replaceUrl(pathname + withChoice(search, choice) + hash);
  }

  useLayoutEffect(() => {
    const inFields = choiceIn(form.current, guide);
    // On the first run these are the fields as the server sent them, unless a visitor has changed them since.
    if (!isShown.current && (inFields.level !== level || inFields.intake !== intake)) {
      early.current = inFields;
    }
    isShown.current = true;
    for (const select of selectsIn(form.current)) {
      select.value = (select.name === 'level' ? level : intake) ?? '';
    }
  }, [guide, level, intake]);

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
      const choice = choiceIn(form.current, guide);
      const { level, intake } = choice;
      show(choice, target.name === 'level' ? { level } : { intake });
    },
    /** The choice is shown already: its button leads to the plan. The calendar's is left to the browser. */
    submit(event: SubmitEvent): void {
      if (event.nativeEvent.submitter?.hasAttribute('formaction')) return;
      event.preventDefault();
      void navigate({ search: withChoice(search, choiceIn(form.current, guide)), hash: planId });
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

/** The choice in the fields, where '' is nothing. */
function choiceIn(form: HTMLFormElement | null, guide: PlanGuide): Choice {
  const selects = selectsIn(form);
  const get = (field: string) => selects.find(({ name }) => name === field)?.value ?? null;
  return readChoice({ get }, guide);
}
