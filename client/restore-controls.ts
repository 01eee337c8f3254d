/** What a visitor may have focused, changed or opened before hydration. */
const controls = 'a[href], button, input:not([type="hidden"]), select, summary, details';

export function findControls(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(controls)];
}

/**
 * React renders the page anew where it finds other markup than the server sent: a translation, or an extension's own.
 * Gives the new controls the state of those that were replaced.
 *
 * @param focused the element that had the focus before
 */
export function restoreControls(
  replaced: readonly HTMLElement[],
  focused: Element | null,
  root: HTMLElement,
): void {
  const present = findControls(root);
  for (const old of replaced) {
    const isAlike = (other: HTMLElement) => keyOf(other) === keyOf(old);
    const control = present.filter(isAlike)[replaced.filter(isAlike).indexOf(old)];
    if (!control || old.isConnected) continue;
    copyState(old, control);
    if (old === focused) control.focus({ preventScroll: true });
  }
}

/** Controls with the same key are distinguished by their order. */
function keyOf(control: HTMLElement): string {
  const attributes = ['id', 'name', 'value', 'href'].map((name) => control.getAttribute(name));
  return [control.tagName, ...attributes].join(' ');
}

/** Before the effects of what keeps ticks and typed text, which start from what they find. */
function copyState(old: HTMLElement, control: HTMLElement): void {
  if (old instanceof HTMLDetailsElement) {
    control.toggleAttribute('open', old.open);
  } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
    const { value, checked } = old as HTMLInputElement;
    Object.assign(control, 'checked' in control ? { value, checked } : { value });
  }
}
