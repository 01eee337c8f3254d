/**
 * Selects the two countries that the URL compares before the first paint: the table's columns follow the selects by CSS alone. The inline
 * script runs it, so that a shared comparison neither shows other countries nor shifts the page until React has loaded.
 */
export function showCompared(): void {
  const ids = new URLSearchParams(location.search).getAll('compare');
  const selects = [...document.querySelectorAll<HTMLSelectElement>('#compare select')];
  const places = selects.map(({ options }, index) =>
    [...options].findIndex(({ value }) => value === ids[index]),
  );
  if (places.includes(-1) || ids[0] === ids[1]) return;
  for (const [index, select] of selects.entries()) select.selectedIndex = places[index] ?? 0;
}
