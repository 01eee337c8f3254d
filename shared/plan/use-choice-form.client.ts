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
 * The state of a form for level and intake. A change replaces the URL of the current history entry, and is stored on this
 * device.
 *
 * @param shown field values of the current view, from the URL or from storage
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
    // On the first run the fields have the server's values, unless a visitor changed them before hydration.
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

  // Applies a choice made before hydration, once the router listens.
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
    /** Scrolls to the plan, which already shows the choice. The calendar button is left to the browser. */
    submit(event: SubmitEvent): void {
      if (event.nativeEvent.submitter?.hasAttribute('formaction')) return;
      event.preventDefault();
      void navigate({ search: withChoice(search, choiceIn(form.current, guide)), hash: planId });
    },
    /** Clears the stored choice before the link's navigation. */
    clear(): void {
      keepChoice(id, noChoice);
      // The link is removed afterwards, so the focus moves to the first field.
      form.current?.querySelector('select')?.focus();
    },
  };
}

function selectsIn(form: HTMLFormElement | null): readonly HTMLSelectElement[] {
  return [...(form?.querySelectorAll('select') ?? [])];
}

/** The choice in the fields; '' means not chosen. */
function choiceIn(form: HTMLFormElement | null, guide: PlanGuide): Choice {
  const selects = selectsIn(form);
  const get = (field: string) => selects.find(({ name }) => name === field)?.value ?? null;
  return readChoice({ get }, guide);
}
