/**
 * Opens the closed details around what a hash names, or else the details right in it, and marks the innermost with
 * `data-arrived`: CSS shows it, as `:target` does where scripts don't run. Returns the target.
 */
export function revealTarget(hash: string): HTMLElement | null {
  // Ids are ASCII: nothing has to be decoded.
  const target = document.getElementById(hash.slice(1));
  document.querySelector('[data-arrived]')?.removeAttribute('data-arrived');
  let details =
    target?.closest('details') ?? target?.querySelector<HTMLDetailsElement>(':scope > details');
  details?.setAttribute('data-arrived', '');
  while (details) {
    details.open = true;
    details = details.parentElement?.closest('details');
  }
  return target;
}
