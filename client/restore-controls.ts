type Control = HTMLInputElement | HTMLSelectElement;

/** The fields that a visitor may have filled in, ticked or chosen before hydration. */
export function findControls(root: HTMLElement): Control[] {
  const controls = root.querySelectorAll<Control>(':is(input:not([type="hidden"]), select)');
  return [...controls].filter(({ form }) => form?.id);
}

/**
 * Copies a visitor's input from replaced fields to the new ones, with the events of user input. Needed if an extension or a
 * translation has changed the markup: React then renders the page again instead of hydrating it.
 */
export function restoreControls(replaced: readonly Control[], root: HTMLElement): void {
  const present = findControls(root);
  for (const old of replaced) {
    const control = present.find((other) => keyOf(other) === keyOf(old));
    if (!control || old.isConnected) continue;
    // A stored tick, shown by now, stays.
    if (isBox(old) && isBox(control)) control.checked ||= old.checked;
    else if (old.value) control.value = old.value;
    for (const type of ['input', 'change']) {
      control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

/** Identifies a field on its page; boxes by their value, since they have no name. A removed box has no `form`. */
function keyOf(control: Control): string {
  const form = control.getAttribute('form') ?? control.form?.id;
  return [form, control.name, isBox(control) && control.value].join(' ');
}
