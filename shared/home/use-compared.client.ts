import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../announce.client.ts';
import { clearAllEvent } from '../clear-data.client.ts';
import { listen } from '../listen.client.ts';
import { useReplaceUrl } from '../use-replace-url.client.ts';

type Compared = {
  /** Country IDs in the two selects, left to right; empty during hydration. */
  readonly chosen: readonly string[];
  /** To be called after a visitor has changed a select. */
  readonly takeOver: () => void;
};

type Countries = readonly { readonly id: string; readonly label: string }[];

/**
 * The countries chosen by the two selects in `choice`, by default the first two. The URL has them, for sharing and Back.
 * Values chosen before hydration or restored by the browser take precedence over the URL.
 */
export function useCompared(choice: RefObject<HTMLElement | null>, countries: Countries): Compared {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { pathname, search, hash } = useLocation();
  const replaceUrl = useReplaceUrl();

  // Runs before the scroll position is restored: the countries affect the page's height.
  useLayoutEffect(() => {
    const selects = selectsIn(choice);
    const isUntouched = selects.every(({ value }, index) => value === countries[index]?.id);
    const pair = (isUntouched && pairIn(search, countries)) || apart(valuesOf(selects), countries);
    for (const [index, select] of selects.entries()) select.value = pair[index] ?? select.value;
    setChosen(pair);
  }, [choice, countries, search]);

  const reset = useEffectEvent(() => {
    for (const [index, select] of selectsIn(choice).entries()) select.selectedIndex = index;
    setChosen(valuesOf(selectsIn(choice)));
    // The whole query: it may also name the topic of an enquiry.
    if (search) replaceUrl(pathname + hash);
  });

  useEffect(() => listen([clearAllEvent], () => reset()), []);

  function takeOver(): void {
    const selects = selectsIn(choice);
    setChosen(valuesOf(selects));
    const query = new URLSearchParams(search);
    query.delete('compare');
    for (const id of valuesOf(selects)) query.append('compare', id);
    // Leads to the table.
    replaceUrl(`${pathname}?${query}#compare`);
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

/** The two countries that a query compares or asks about; undefined if they are not two different ones. */
function pairIn(search: string, countries: Countries): readonly string[] | undefined {
  const query = new URLSearchParams(search);
  const names = query.getAll(query.has('compare') ? 'compare' : 'country');
  const pair = names.flatMap((name) =>
    countries.filter(({ id, label }) => id === name || label === name).map(({ id }) => id),
  );
  return pair.length === 2 && pair[0] !== pair[1] ? pair : undefined;
}

/** Makes two equal countries differ: before hydration, some browsers allow the same one twice. */
function apart(pair: readonly string[], countries: Countries): readonly string[] {
  const [left, right] = pair;
  const other = countries.find(({ id }) => id !== left);
  return left !== undefined && left === right && other ? [left, other.id] : pair;
}
