import { shownPlace } from './shown-place.ts';

/** Marks the link to the section in view with `aria-current`. Returns how to stop. */
export function markCurrentSection(): () => void {
  const place = shownPlace();
  if (!place) return () => undefined;
  const links = [...place.querySelectorAll<HTMLAnchorElement>('[data-section]')];
  const inView = new Set<string>();
  const sections = links
    .map((link) => place.querySelector(`[id="${link.dataset['section']}"]`))
    .filter((section) => section !== null);

  function mark(): void {
    // Two sections can touch the line at once; the later one is being read.
    const current = sections.findLast(({ id }) => inView.has(id));
    if (!current) return;
    for (const link of links) {
      if (link.dataset['section'] === current.id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }

  // A section is in view when it crosses a line a third of the way down the window.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target.id);
        else inView.delete(target.id);
      }
      mark();
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const section of sections) observer.observe(section);
  return () => {
    observer.disconnect();
    for (const link of links) link.removeAttribute('aria-current');
  };
}
