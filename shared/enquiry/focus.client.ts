/** Ref callback that focuses a new element. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}
