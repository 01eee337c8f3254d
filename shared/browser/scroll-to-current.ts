/** Scrolls the current page's link into the middle of the row, which is wider than a phone. */
export function scrollToCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector('[aria-current]');
  if (!row || !link) return;
  const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
