import type {} from '../shared/use-main-script.ts';

// The site's main script: what the home page does beyond being read. The page calls `init` when it has appeared.
globalThis.parAvion = { init: markCurrentSection };

/** Marks the link to the section in view with `aria-current`. Returns a cleanup function. */
function markCurrentSection(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-section]')];
  const sections = links
    .map((link) => document.getElementById(link.dataset['section'] ?? ''))
    .filter((section) => section !== null);
  const inView = new Set<string>();

  function mark(): void {
    // Two sections can touch the line at once; the later one is being read.
    const current = sections.findLast(({ id }) => inView.has(id));
    if (!current) return;
    for (const link of links) {
      if (link.dataset['section'] === current.id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }

  // A section is in view when it crosses a line a third of the way down the viewport.
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
