import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listen } from '../listen.client.ts';
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
    let hasScrolled = false;
    let isVisible = false;
    function update(isInside = false): void {
      if (isInside || (hasScrolled && isVisible)) setReached(true);
    }
    const events = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'];
    const stopListening = listen(events, (event) => {
      hasScrolled ||= isScroll(event);
      update(event.target instanceof Node && element.current?.contains(event.target));
    });
    // Without an observer, only a tap or focus counts.
    const stopObserving = observeVisibility(element.current, (visible) => {
      isVisible = visible;
      update();
    });
    return () => {
      stopObserving();
      stopListening();
    };
  }, [element, key, isReached]);

  return isReached;
}

/** True for events that scroll the page: by the wheel, touch, a key, or the window's scroll bar. */
function isScroll(event: Event): boolean {
  // Chromium's autofill dispatches a `keydown` that is no KeyboardEvent and has no key.
  const { type, target, key } = event as KeyboardEvent;
  if (type === 'keydown') return scrollKeys.includes(key) && !(target instanceof HTMLInputElement);
  return ['wheel', 'touchmove'].includes(type) || target === document.documentElement;
}
