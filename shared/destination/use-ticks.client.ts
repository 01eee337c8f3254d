import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { announce } from '../announce.client.ts';
import { listen } from '../listen.client.ts';
import { canStore, readStored, saved, store } from '../storage.client.ts';

/**
 * Stores a list's ticks on this device, by document ID, since translated pages have other names. Shows ticks made in other
 * tabs, including those made while the page was in the back/forward cache.
 */
export function useTicks(form: RefObject<HTMLFormElement | null>, list: string) {
  const [isStored, setStored] = useState(false);

  useEffect(() => {
    function showStored(): void {
      const ticks = readTicks(list);
      for (const box of boxesOf(form)) box.checked = ticks.includes(box.value);
    }

    // Includes boxes that were ticked before hydration.
    for (const box of boxesOf(form)) if (box.checked) storeTick(list, box);
    const isStorable = canStore('localStorage');
    setStored(isStorable);
    if (!isStorable) return;
    showStored();
    return listen(['storage', 'pageshow'], showStored);
  }, [form, list]);

  function keep({ target }: FormEvent): void {
    if (target instanceof HTMLInputElement) storeTick(list, target);
  }

  /** The browser resets the boxes itself. */
  function clear(): void {
    store(saved.ticks(list), undefined);
    announce('Ticks cleared');
  }

  return { isStored, keep, clear };
}

function readTicks(list: string): readonly string[] {
  return readStored(saved.ticks(list), parseTicks) ?? [];
}

function parseTicks(stored: unknown): readonly string[] | undefined {
  const isValid = Array.isArray(stored) && stored.every((tick) => typeof tick === 'string');
  return isValid ? stored : undefined;
}

/** Stores the tick of one box only: another tab may have changed the others. */
function storeTick(list: string, { checked, value }: HTMLInputElement): void {
  const others = readTicks(list).filter((tick) => tick !== value);
  const ticks = checked ? [...others, value] : others;
  store(saved.ticks(list), ticks.length > 0 ? ticks : undefined);
}

function boxesOf(form: RefObject<HTMLFormElement | null>): readonly HTMLInputElement[] {
  return [...(form.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [])];
}
