import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is read in place when an element above it gets another height, as plan and ticket do when a kept
 * choice is applied. Safari has no scroll anchoring, and Chromium sometimes does not apply its own after it has scrolled to a hash.
 */
export function useSteadyScroll(element: RefObject<HTMLElement | null>): void {
  const lastHeight = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (!element.current) return;
    const { bottom, height } = element.current.getBoundingClientRect();
    const growth = height - (lastHeight.current ?? height);
    lastHeight.current = height;
    const wasAbove = bottom - growth <= 0;
    if (wasAbove && growth !== 0) scrollBy({ top: growth, behavior: 'instant' });
  });
}
