import { type RefObject, useEffect, useState } from 'react';

/** True while the element is visible, in the viewport shrunk by `rootMargin`. */
export function useVisible(element: RefObject<Element | null>, rootMargin?: string): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(
    () => observeVisibility(element.current, setVisible, rootMargin),
    [element, rootMargin],
  );
  return isVisible;
}

/** Calls back on each change; never in hardened browsers without observers. Returns a cleanup. */
export function observeVisibility(
  element: Element | null,
  report: (isVisible: boolean) => void,
  rootMargin = '0px',
): () => void {
  if (!element || !('IntersectionObserver' in globalThis)) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => report(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
