import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { planId } from '../routes.ts';
import { type Choice, readChoice } from '../view.ts';
import type { PlanGuide } from './intakes.ts';

/** Syncs the form for level and intake with the URL of the current history entry. */
export function useChoiceForm(guide: PlanGuide, { level, intake }: Choice) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useRef(false);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  /** The choice in the fields. */
  function choiceInForm(): Choice {
    return readChoice(new FormData(form.current ?? undefined), guide);
  }

  function choose(): void {
    const url = pathname + withChoice(search, choiceInForm()) + hash;
    void navigate(url, { replace: true });
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
    if (early.level !== level || early.intake !== intake) choose();
  });

  useEffect(() => showEarly(), []);

  return {
    form,
    choose,
    /** Scrolls to the plan, which already shows the choice. */
    submit(event: SubmitEvent): void {
      event.preventDefault();
      void navigate({ search: withChoice(search, choiceInForm()), hash: planId });
    },
    clear(): void {
      // The link disappears, so the focus moves to the first field.
      form.current?.querySelector('select')?.focus();
    },
  };
}

/** A query with its choice replaced. */
function withChoice(search: string, { level, intake }: Choice): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ level, start: intake })) {
    query.delete(`amp;${name}`);
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return `?${query}`.replace(/^\?$/, '');
}
