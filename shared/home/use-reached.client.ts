import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const scrollKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' '];

/**
 * True if the visitor has reached the element: scrolled to it, or tapped or focused something in it. Following a link to
 * content beside it on a wide screen is not enough.
 */
export function useReached(element: RefObject<HTMLElement | null>): boolean {
  const [isReached, setReached] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each link (`key`) the visitor has to scroll again.
  useEffect(() => {
    if (isReached || !element.current) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let hasScrolled = false;
    let isVisible = false;
    const reach = () => setReached(true);
    function scroll(): void {
      hasScrolled = true;
      if (isVisible) reach();
    }
    for (const type of ['pointerdown', 'focusin']) {
      element.current.addEventListener(type, reach, { signal });
    }
    for (const type of ['wheel', 'touchmove']) {
      addEventListener(type, scroll, { signal, passive: true });
    }
    addEventListener(
      'keydown',
      ({ key, target }) => {
        if (scrollKeys.includes(key) && !(target instanceof HTMLInputElement)) scroll();
      },
      { signal },
    );
    // The window's scroll bar.
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target === document.documentElement) scroll();
      },
      { signal },
    );
    const observer = observe(element.current, (visible) => {
      isVisible = visible;
      if (isVisible && hasScrolled) reach();
    });
    return () => {
      observer?.disconnect();
      listeners.abort();
    };
  }, [element, key, isReached]);

  return isReached;
}

/** Hardened browsers lack the observer; there, only a tap or focus counts. */
function observe(
  element: Element,
  report: (isVisible: boolean) => void,
): IntersectionObserver | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver((entries) => {
    report(entries.at(-1)?.isIntersecting ?? false);
  });
  observer.observe(element);
  return observer;
}
