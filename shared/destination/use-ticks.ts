import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { announce } from '../browser/announce.ts';
import { listen } from '../browser/listen.ts';
import { readStored, store } from '../browser/storage.ts';

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
    const isStorable =
      store('localStorage', 'test', '') && store('localStorage', 'test', undefined);
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
    storeTicks(list, []);
    announce('Ticks cleared');
  }

  return { isStored, keep, clear };
}

/** The stored document IDs. Another version of the site, or a visitor, may have stored anything. */
function readTicks(list: string): readonly unknown[] {
  try {
    const ticks: unknown = JSON.parse(readStored('localStorage', `ticks-${list}`) ?? '[]');
    return Array.isArray(ticks) ? ticks : [];
  } catch {
    return [];
  }
}

/** Stores the tick of one box only: another tab may have changed the others. */
function storeTick(list: string, { checked, value }: HTMLInputElement): void {
  const others = readTicks(list).filter((tick) => tick !== value);
  storeTicks(list, checked ? [...others, value] : others);
}

function storeTicks(list: string, ticks: readonly unknown[]): void {
  const text = ticks.length > 0 ? JSON.stringify(ticks) : undefined;
  store('localStorage', `ticks-${list}`, text);
}

function boxesOf(form: RefObject<HTMLFormElement | null>): readonly HTMLInputElement[] {
  return [...(form.current?.elements ?? [])].filter((it) => it instanceof HTMLInputElement);
}
