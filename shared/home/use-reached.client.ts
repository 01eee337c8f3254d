import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { observeVisibility } from '../use-visible.client.ts';

const scrollKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' '];

/**
 * True once the visitor has reached the element: scrolled to it, or tapped or focused something in it. Following a link to
 * content beside it on a wide screen does not count.
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
    function scroll(event: Event): void {
      hasScrolled ||= isScroll(event);
      if (hasScrolled && isVisible) reach();
    }
    for (const type of ['pointerdown', 'focusin']) {
      element.current.addEventListener(type, reach, { signal });
    }
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      addEventListener(type, scroll, { signal, passive: true });
    }
    // Without an observer, only a tap or focus counts.
    const stopObserving = observeVisibility(element.current, (visible) => {
      isVisible = visible;
      if (isVisible && hasScrolled) reach();
    });
    return () => {
      stopObserving();
      listeners.abort();
    };
  }, [element, key, isReached]);

  return isReached;
}

/** True for events that scroll the page: by the wheel, touch, a key, or the window's scroll bar. */
function isScroll(event: Event): boolean {
  // Chromium's autofill dispatches a `keydown` that is no KeyboardEvent and has no key.
  const { type, target, key } = event as KeyboardEvent;
  if (type === 'keydown') return scrollKeys.includes(key) && !(target instanceof HTMLInputElement);
  return type !== 'pointerdown' || target === document.documentElement;
}
