import { type RefObject, useEffect, useState } from 'react';

/** Whether a visitor has had the element in sight. Lazy loading would ask from 3,000 pixels away, in Chromium. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isSeen;
}
