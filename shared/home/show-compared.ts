/** The two selects of the comparison, left to right. The table shows their columns by CSS alone. */
export function comparedSelects(): readonly HTMLSelectElement[] {
  return [...document.querySelectorAll<HTMLSelectElement>('#compare select')];
}

/** The IDs or names of the countries that a query compares or asks about. */
export function comparedIn(search: string): readonly string[] {
  const query = new URLSearchParams(search);
  return [...query.getAll('compare'), ...query.getAll('country')];
}

/**
 * Selects the named countries; the first other one replaces a missing, unknown or repeated one. The inline script runs it, so
 * that a shared comparison neither shows other countries nor shifts the page until React has loaded.
 */
export function showCompared(names = comparedIn(location.search)): void {
  const selects = comparedSelects();
  const options = [...(selects[0]?.options ?? [])];
  const named = names.flatMap((name) =>
    options.filter(({ value, text }) => [value, text].includes(name)),
  );
  if (named.length === 0) return;
  const pair = [...new Set([...named, ...options])];
  for (const [index, select] of selects.entries()) select.value = pair[index]?.value ?? '';
}
