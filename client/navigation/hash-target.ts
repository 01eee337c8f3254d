/** The element that a hash names. A hash that can't be decoded names none. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Opens the closed details around an element, or the one that it is, and marks the innermost with `data-arrived`: CSS
 * shows it, as `:target` does where scripts don't run. Returns whether one had been closed.
 */
export function revealTarget(target: Element | null): boolean {
  for (const last of document.querySelectorAll('[data-arrived]')) {
    last.removeAttribute('data-arrived');
  }
  let details = target?.closest('details');
  details?.setAttribute('data-arrived', '');
  let opened = false;
  while (details) {
    opened ||= !details.open;
    details.open = true;
    details = details.parentElement?.closest('details');
  }
  return opened;
}
