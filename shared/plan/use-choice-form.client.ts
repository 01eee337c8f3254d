import {
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { clearAllEvent } from '../clear-data.client.ts';
import { listen } from '../listen.client.ts';
import { type DestinationId, planId } from '../routes.ts';
import { useReplaceUrl } from '../use-replace-url.client.ts';
import { type Choice, readChoice } from '../view.ts';
import type { PlanGuide } from './intakes.ts';
import { storeChoice, withChoice } from './stored-choice.client.ts';

const noChoice: Choice = { level: undefined, intake: undefined };

type Plan = { readonly id: DestinationId; readonly guide: PlanGuide };

/**
 * Syncs the form for level and intake with the URL of the current history entry, and stores changes on this device.
 *
 * @param shown field values of the current view, from the URL or from storage
 */
export function useChoiceForm({ id, guide }: Plan, { level, intake }: Choice) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useRef(false);
  const navigate = useNavigate();
  const replaceUrl = useReplaceUrl();
  const { pathname, search, hash } = useLocation();

  /** The choice in the fields. */
  function choiceInForm(): Choice {
    return form.current ? readChoice(new FormData(form.current), guide) : noChoice;
  }

  function show(choice: Choice, change: Choice): void {
    storeChoice(id, change);
    replaceUrl(pathname + withChoice(search, choice) + hash);
  }

  useLayoutEffect(() => {
    // On the first run the fields have the server's values, unless a visitor changed them before hydration.
    if (isHydrated.current) {
      for (const select of form.current?.querySelectorAll('select') ?? []) {
        select.value = (select.name === 'level' ? level : intake) ?? '';
      }
    }
    isHydrated.current = true;
  }, [level, intake]);

  /** Applies a choice made before hydration, once the router listens. */
  const showEarly = useEffectEvent(() => {
    const early = choiceInForm();
    if (early.level !== level || early.intake !== intake) show(early, early);
  });
  const showNothing = useEffectEvent(() => show(noChoice, noChoice));

  useEffect(() => {
    showEarly();
    return listen([clearAllEvent], () => showNothing());
  }, []);

  return {
    form,
    choose({ target }: FormEvent): void {
      if (!(target instanceof HTMLSelectElement)) return;
      const choice = choiceInForm();
      const { level, intake } = choice;
      show(choice, target.name === 'level' ? { level } : { intake });
    },
    /** Scrolls to the plan, which already shows the choice. The calendar button is left to the browser. */
    submit(event: SubmitEvent): void {
      if (event.nativeEvent.submitter?.hasAttribute('formaction')) return;
      event.preventDefault();
      void navigate({ search: withChoice(search, choiceInForm()), hash: planId });
    },
    /** Clears the stored choice before the link's navigation. */
    clear(): void {
      storeChoice(id, noChoice);
      // The link disappears, so the focus moves to the first field.
      form.current?.querySelector('select')?.focus();
    },
  };
}
