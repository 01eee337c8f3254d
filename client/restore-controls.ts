import { elementKey } from './element-key.ts';

/** Controls that a visitor may have focused, changed or opened before hydration. */
const controls = 'a[href], button, input:not([type="hidden"]), select, summary, details';

export function findControls(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(controls)];
}

/**
 * Copies a visitor's input from replaced controls to the new ones, with the events of user input. Needed if an
 * extension or a translation has changed the markup: React then renders the page again instead of hydrating it.
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
    const isAlike = (other: HTMLElement) => elementKey(other) === elementKey(old);
    const control = present.filter(isAlike)[replaced.filter(isAlike).indexOf(old)];
    if (!control || old.isConnected) continue;
    if (copyState(old, control)) report(control);
    if (old === focused) control.focus({ preventScroll: true });
  }
}

function report(control: HTMLElement): void {
  for (const type of ['input', 'change']) {
    control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Opens or closes details; copies a value that the visitor changed. Returns whether it did. */
function copyState(old: HTMLElement, control: HTMLElement): boolean {
  if (old instanceof HTMLDetailsElement) {
    control.toggleAttribute('open', old.open);
  } else if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) {
    const { value, checked } = old;
    if (value === old.defaultValue && checked === old.defaultChecked) return false;
    control.checked = checked;
    // Not React's own setter, after which React would ignore the event.
    Reflect.set(HTMLInputElement.prototype, 'value', value, control);
    return true;
  } else if (old instanceof HTMLSelectElement && control instanceof HTMLSelectElement) {
    if (old.selectedOptions[0]?.hasAttribute('selected')) return false;
    control.value = old.value;
    return true;
  }
  return false;
}
