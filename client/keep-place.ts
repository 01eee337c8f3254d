/** Milliseconds without scrolling after which a place counts as reached. */
const pause = 100;

/** What has a place of its own. What is closed has none, though it may have a box. */
const parts = 'main :is(h1, h2, h3, h4, summary, p, dd, td, img):not(details:not([open]) > p)';

/**
 * Keeps what is read, or the field that is filled in, in view when the viewport's width changes, as when a phone is
 * turned: most paddings depend on the width, and browsers keep no place where such a value changes.
 */
export function keepPlace(): void {
  let width = innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // In the element, and in the viewport: 0 is its top, 1 its bottom.
  let place: { element: Element; inElement: number; inViewport: number } | undefined;

  function remember(): void {
    // Not yet restored.
    if (innerWidth !== width) return;
    const field = document.querySelector(':is(input, select):focus')?.getBoundingClientRect();
    const isInView = field && field.top > 0 && field.bottom < innerHeight;
    const y = isInView ? field.top : innerHeight / 3;
    const element = [...document.querySelectorAll(parts)].find(
      (part) => part.getBoundingClientRect().bottom > y,
    );
    if (!element) return;
    const { top, height } = element.getBoundingClientRect();
    place = { element, inElement: (y - top) / height, inViewport: y / innerHeight };
  }

  for (const type of ['scroll', 'focusin', 'click']) {
    addEventListener(type, () => {
      clearTimeout(timer);
      timer = setTimeout(remember, pause);
    });
  }
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    if (!place?.element.isConnected) return;
    const { element, inElement, inViewport } = place;
    const { top, height } = element.getBoundingClientRect();
    const change = top + inElement * height - inViewport * innerHeight;
    scrollBy({ top: change, behavior: 'instant' });
  });
}
