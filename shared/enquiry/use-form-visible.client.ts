import { useEffect, useRef, useState } from 'react';

/** True if the form is visible by more than its edge: the contact bar then makes room for the form. */
export function useFormVisible() {
  const form = useRef<HTMLFormElement>(null);
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    // Hardened browsers lack it; the bar then stays.
    if (!form.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setVisible(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '-15% 0px' },
    );
    observer.observe(form.current);
    return () => observer.disconnect();
  }, []);

  return { form, isVisible };
}
