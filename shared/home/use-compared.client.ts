import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { announce } from '../announce.client.ts';
import { onForget } from '../forget.client.ts';
import { kept, readStored, store } from '../storage.client.ts';

type Compared = {
  /** Country IDs in the two selects, left to right; empty during hydration. */
  readonly chosen: readonly string[];
  /** To be called after a visitor has changed a select. */
  readonly takeOver: () => void;
};

type Countries = readonly { readonly id: string }[];

/**
 * Stores the countries chosen by the two selects in `choice` in this tab; by default they are the first two. Values chosen
 * before hydration or restored by the browser take precedence over stored ones.
 */
export function useCompared(choice: RefObject<HTMLElement | null>, countries: Countries): Compared {
  const [chosen, setChosen] = useState<readonly string[]>([]);

  // Before the scroll position is restored, since other countries may change the page's height.
  useLayoutEffect(() => {
    const selects = selectsIn(choice);
    const isUntouched = selects.every(({ value }, index) => value === countries[index]?.id);
    const pairKept = isUntouched ? readPair(countries) : undefined;
    const pair = pairKept ?? apart(valuesOf(selects), countries);
    for (const [index, select] of selects.entries()) select.value = pair[index] ?? select.value;
    if (!isUntouched) store(kept.compared, pair);
    setChosen(pair);
  }, [choice, countries]);

  useEffect(
    () =>
      onForget(() => {
        const selects = selectsIn(choice);
        for (const [index, select] of selects.entries()) select.selectedIndex = index;
        setChosen(valuesOf(selects));
      }),
    [choice],
  );

  function takeOver(): void {
    const selects = selectsIn(choice);
    const pair = valuesOf(selects);
    store(kept.compared, pair);
    setChosen(pair);
    announce(`Comparing ${selects.map((select) => select.selectedOptions[0]?.text).join(' and ')}`);
  }

  return { chosen, takeOver };
}

function selectsIn(choice: RefObject<HTMLElement | null>): readonly HTMLSelectElement[] {
  return [...(choice.current?.querySelectorAll('select') ?? [])];
}

function valuesOf(selects: readonly HTMLSelectElement[]): readonly string[] {
  return selects.map(({ value }) => value);
}

function readPair(countries: Countries): readonly string[] | undefined {
  return readStored(kept.compared, (stored) => {
    if (!Array.isArray(stored) || stored.length !== 2) return undefined;
    const pair = countries.map(({ id }) => id).filter((id) => stored.includes(id));
    return pair.length === 2 ? stored : undefined;
  });
}

/** Two different countries: before hydration, some browsers let a visitor choose the same one twice. */
function apart(pair: readonly string[], countries: Countries): readonly string[] {
  const [left, right] = pair;
  const other = countries.find(({ id }) => id !== left);
  return left !== undefined && left === right && other ? [left, other.id] : pair;
}
