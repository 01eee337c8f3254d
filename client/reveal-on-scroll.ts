import { shownPlace } from './shown-place.ts';

/** What is revealed as it comes into view. Everything is visible until this runs, and stays so where it never does. */
const revealed = '.spotlight, .stages__item';

/** Lets content below the window fade in when it is scrolled to. Returns how to stop, with everything shown. */
export function revealOnScroll(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.classList.remove('reveal--waiting');
      observer.unobserve(target);
    }
  });
  const waiting = [...(shownPlace()?.querySelectorAll(revealed) ?? [])].filter(
    (element) => element.getBoundingClientRect().top > innerHeight,
  );
  for (const element of waiting) {
    element.classList.add('reveal', 'reveal--waiting');
    observer.observe(element);
  }
  return () => {
    observer.disconnect();
    for (const element of waiting) element.classList.remove('reveal', 'reveal--waiting');
  };
}
