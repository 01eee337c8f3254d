import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { only } from './html.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// These documents don't have the property, by which React compares what the server sent.
Object.defineProperty(HTMLElement.prototype, 'autofocus', {
  get(this: HTMLElement) {
    return this.hasAttribute('autofocus');
  },
});

let root: Root | undefined;

/** Removes what is shown, as leaving the page does. */
export function leave(): void {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
}

/**
 * Shows an element as a browser does: what the server sends, then what a visitor or the browser does to it before the
 * script comes, then hydration. What was shown before is left.
 */
export function show(element: ReactNode, beforeHydration: () => void = () => undefined): void {
  leave();
  document.body.innerHTML = `<div>${renderToString(element)}</div>`;
  beforeHydration();
  act(() => {
    root = hydrateRoot(only(document, 'body > div'), element);
  });
}

/** The form field with this name. */
export function fieldOf(name: string): HTMLInputElement {
  const found = only(document, `[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${name} is no input.`);
  return found;
}

/** Types into a field key by key, behind what stands there, and leaves the field. */
export function type(name: string, text: string): void {
  const field = fieldOf(name);
  field.focus();
  for (const key of text) pressKey(field, key, () => setValue(field, field.value + key));
  reportChange(field);
}

/** Selects what stands in a field and types something else: the first key replaces it. */
export function retype(name: string, text: string): void {
  const field = fieldOf(name);
  field.focus();
  const [first = '', ...others] = text;
  pressKey(field, first, () => setValue(field, first));
  for (const key of others) pressKey(field, key, () => setValue(field, field.value + key));
  reportChange(field);
}

/** Erases what stands in a field, key by key. */
export function erase(name: string): void {
  const field = fieldOf(name);
  field.focus();
  for (const _character of field.value) {
    pressKey(field, 'Backspace', () => setValue(field, field.value.slice(0, -1)));
  }
  reportChange(field);
}

/** Presses a key on an element; what the browser does for it comes between the key's two events. */
export function pressKey(target: Element, key: string, effect: () => void = () => undefined): void {
  const options = { key, bubbles: true, cancelable: true };
  act(() => {
    if (target.dispatchEvent(new KeyboardEvent('keydown', options))) effect();
    target.dispatchEvent(new KeyboardEvent('keyup', options));
  });
}

/** Fills a field in as a browser does that knows the value: it reports that with `change` alone. */
export function autofill(name: string, value: string): void {
  const field = fieldOf(name);
  act(() => {
    setNative(field, value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Chooses an option of a select, which a browser reports twice. */
export function choose(name: string, value: string): void {
  const select = only(document, `select[name="${name}"]`) as HTMLSelectElement;
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Clicks on what the selector finds. */
export function click(selector: string): void {
  act(() => (only(document, selector) as HTMLElement).click());
}

/** What a browser reports when it shows the very same document again, from its page cache. */
export function comeBack(): void {
  // A `PageTransitionEvent` of these documents does not say whether it was kept.
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void dispatchEvent(event));
}

function setValue(field: HTMLInputElement, value: string): void {
  setNative(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As browsers do when a field is left that was edited. */
function reportChange(field: HTMLInputElement): void {
  act(() => void field.dispatchEvent(new Event('change', { bubbles: true })));
}

/** Not by the field's own property, which React watches to tell a visitor's change from a program's. */
function setNative(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
