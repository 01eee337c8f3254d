import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scroll anchoring: keeps the visible content in place when an element above it changes its height, e.g. plan and ticket
 * when a stored choice is applied. Safari has no scroll anchoring, and Chromium sometimes skips it after scrolling to a hash.
 */
export function useScrollAnchoring(element: RefObject<HTMLElement | null>): void {
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
