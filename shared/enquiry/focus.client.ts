import type { RefObject } from 'react';

/** Focuses the element, if it is mounted. */
export function focusOn(element: RefObject<HTMLElement | null>): void {
  element.current?.focus();
}
