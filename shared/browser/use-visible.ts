import { type RefObject, useEffect, useState } from 'react';

/** True while the element is visible, in the viewport shrunk by `rootMargin`. */
export function useVisible(element: RefObject<Element | null>, rootMargin = '0px'): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setVisible(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return isVisible;
}
