/**
 * Opens the closed details around a hash's target, or else the target's own `PhoneFold`, and marks the innermost with
 * `data-arrived`, which CSS shows like `:target` without JavaScript. Returns the target.
 */
export function revealTarget(hash: string): HTMLElement | null {
  // Ids are ASCII, so they need no decoding.
  const target = document.getElementById(hash.slice(1));
  document.querySelector('[data-arrived]')?.removeAttribute('data-arrived');
  // Any other disclosure within a target, such as one below the rules, is not what the link is about.
  let details =
    target?.closest('details') ?? target?.querySelector<HTMLDetailsElement>(':scope > .phone-fold');
  details?.setAttribute('data-arrived', '');
  while (details) {
    details.open = true;
    details = details.parentElement?.closest('details');
  }
  return target;
}
