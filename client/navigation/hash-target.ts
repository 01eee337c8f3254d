/**
 * Opens the closed details around a hash's target or, without any, the target's own `PhoneDisclosure`. Marks the innermost
 * one with `data-arrived`, which has the styles of `:target`. Returns the target.
 */
export function revealTarget(hash: string): HTMLElement | null {
  // IDs are ASCII, so they need no decoding.
  const target = document.getElementById(hash.slice(1));
  document.querySelector('[data-arrived]')?.removeAttribute('data-arrived');
  // Other disclosures inside the target, e.g. the one below the rules, stay closed.
  let details =
    target?.closest('details') ??
    target?.querySelector<HTMLDetailsElement>(':scope > .phone-disclosure');
  details?.setAttribute('data-arrived', '');
  while (details) {
    details.open = true;
    details = details.parentElement?.closest('details');
  }
  return target;
}
