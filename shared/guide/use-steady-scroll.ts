import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is read in place when an element above it gets another height, as the plan does when a stored start is
 * applied. Browsers do so by themselves (scroll anchoring); Safari does not.
 */
export function useSteadyScroll(element: RefObject<HTMLElement | null>): void {
  /** Pixels from the top of the page to the element's end. */
  const end = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (!element.current || CSS.supports('overflow-anchor', 'auto')) return;
    const before = end.current;
    end.current = element.current.getBoundingClientRect().bottom + scrollY;
    if (before === undefined || before > scrollY) return;
    scrollBy({ top: end.current - before, behavior: 'instant' });
  });
}
