type Control = HTMLInputElement | HTMLSelectElement;

/** The fields of a page by their name; boxes, which have none, by their value. */
export function findControls(root: HTMLElement): Map<string, Control> {
  const fields = 'input[name]:not([type="hidden"]), select[name], [type="checkbox"]';
  const controls = root.querySelectorAll<Control>(fields);
  return new Map([...controls].map((control) => [control.name || control.value, control]));
}

/**
 * Copies what a visitor has typed, ticked or chosen before hydration to the new fields, with the events of user input. Needed if
 * an extension or a translation has changed the markup: React then renders the page again instead of hydrating it.
 */
export function restoreControls(served: Map<string, Control>, root: HTMLElement): void {
  for (const [name, control] of findControls(root)) {
    const old = served.get(name);
    // Once: a later error must not bring back what the visitor has changed since.
    if (!old || old.isConnected || !served.delete(name)) continue;
    if (old.value) control.value = old.value;
    // A stored tick, shown by now, stays.
    if ('checked' in old && 'checked' in control) control.checked ||= old.checked;
    for (const type of ['input', 'change']) {
      control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
