import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { announce } from '../browser/announce.ts';
import { comparedIn, comparedSelects, showCompared } from './show-compared.ts';

/**
 * The IDs of the countries in the two selects, by default the first two; empty during hydration. The URL has them, for sharing
 * and Back, once `takeOver` is called after a visitor has changed a select. Values chosen before hydration or restored by the
 * browser take precedence over the URL.
 */
export function useCompared() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  // Runs before the scroll position is restored: the countries affect the page's height.
  useLayoutEffect(() => {
    const isUntouched = comparedSelects().every(({ options, value }, index) => {
      return [...options][index]?.value === value;
    });
    showCompared(isUntouched ? comparedIn(search) : selectedIds());
    setChosen(selectedIds());
  }, [search]);

  function takeOver(): void {
    setChosen(selectedIds());
    const query = new URLSearchParams(search);
    query.delete('compare');
    for (const id of selectedIds()) query.append('compare', id);
    // The fragment is the table's anchor.
    void navigate(`${pathname}?${query}#compare`, { replace: true });
    const names = comparedSelects().map(({ selectedOptions: [option] }) => option?.text);
    announce(names.join(' and '));
  }

  return { chosen, takeOver };
}

function selectedIds(): readonly string[] {
  return comparedSelects().map(({ value }) => value);
}
