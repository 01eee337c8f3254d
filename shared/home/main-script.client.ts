// The site's main script: enhancements of the home page, which calls `init` shortly after it has appeared.

/** Sets `aria-current` on the link to the visible section. Returns a cleanup function. */
export function init(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-section]')];
  const sections = links
    .map((link) => document.getElementById(link.dataset['section'] ?? ''))
    .filter((section) => section !== null);

  function mark(line: number): void {
    const begun = sections.filter((section) => section.getBoundingClientRect().top <= line);
    // The first section, if the line is still above it.
    const current = begun.at(-1) ?? sections[0];
    for (const link of links) {
      if (link.dataset['section'] === current?.id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }

  if (!('IntersectionObserver' in globalThis)) return () => undefined;
  // A section becomes current when it reaches a line at a third of the viewport's height.
  const observer = new IntersectionObserver(
    ([entry]) => mark((entry?.rootBounds?.bottom ?? innerHeight / 3) + 1),
    { rootMargin: '0px 0px -66% 0px' },
  );
  for (const section of sections) observer.observe(section);
  return () => {
    observer.disconnect();
    for (const link of links) link.removeAttribute('aria-current');
  };
}
