import type { RefObject } from 'react';

/** Moves the focus to the element, if it is there. */
export function focusOn(element: RefObject<HTMLElement | null>): void {
  element.current?.focus();
}
