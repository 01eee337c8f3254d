type Control = HTMLInputElement | HTMLDetailsElement;

/** What a visitor may have changed before hydration. */
export function findControls(root: HTMLElement): readonly Control[] {
  return [...root.querySelectorAll<Control>('input:not([type="hidden"]), details')];
}

/**
 * React renders the page anew where it finds other markup than the server sent: a translation, or an extension's own.
 * Gives the new controls the state of those that were replaced.
 *
 * @param focused the element that had the focus before
 */
export function carryOver(
  replaced: readonly Control[],
  focused: Element | null,
  root: HTMLElement,
): void {
  const controls = findControls(root);
  for (const old of replaced) {
    const isAlike = (other: Control) => keyOf(other) === keyOf(old);
    const control = controls.filter(isAlike)[replaced.filter(isAlike).indexOf(old)];
    if (!control || old.isConnected) continue;
    if (old === focused) control.focus({ preventScroll: true });
    setState(control, old);
  }
}

/** Two controls with the same key are told apart by their order. */
function keyOf(control: Control): string {
  const { tagName, id } = control;
  return [tagName, id, control.getAttribute('name'), control.getAttribute('value')].join(' ');
}

function setState(control: Control, old: Control): void {
  if (control instanceof HTMLInputElement && old instanceof HTMLInputElement) {
    control.checked = old.checked;
    control.value = old.value;
    // For what keeps ticks and typed text.
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if ('open' in control && 'open' in old) {
    control.open = old.open;
  }
}
