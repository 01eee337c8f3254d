/** Milliseconds without scrolling after which a place counts as reached. */
const pause = 100;

/** Pixels between the points at which a part of the page is looked for. */
const step = 20;

/** What has a place of its own. */
const parts = 'h1, h2, h3, h4, summary, p, dd, td, img';

/** Where a visitor is: 0 is the top of the element, or of the viewport, and 1 its bottom. */
type Place =
  | { readonly element: Element; readonly inElement: number; readonly inViewport: number }
  | 'end of the page';

/**
 * Keeps what is read, or the field that is filled in, in view when the viewport's width changes, as when a phone is
 * turned: most paddings depend on the width, and browsers keep no place where such a value changes.
 */
export function keepPlace(): void {
  let width = innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place: Place | undefined;

  function remember(): void {
    // Another width means that the place has not been restored yet.
    if (innerWidth === width) place = findPlace();
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
    if (place) restore(place);
  });
}

/**
 * The focused field where it is in view, the very end of the page, or what stands a third of the way down the viewport;
 * none at the very top.
 */
function findPlace(): Place | undefined {
  if (scrollY === 0) return undefined;
  const field = document.querySelector('main :is(input, select):focus');
  const { top = -1, bottom = 0 } = field?.getBoundingClientRect() ?? {};
  if (field && top > 0 && bottom < innerHeight) return placeIn(field, top);
  const { scrollHeight } = document.documentElement;
  if (scrollY + innerHeight > scrollHeight - 1) return 'end of the page';
  // A few points of what is in view, not every paragraph above it.
  for (let y = innerHeight / 3; y < innerHeight; y += step) {
    const element = document.elementFromPoint(innerWidth / 3, y)?.closest(parts);
    if (element) return placeIn(element, y);
  }
  return undefined;
}

function placeIn(element: Element, y: number): Place {
  const { top, height } = element.getBoundingClientRect();
  return { element, inElement: (y - top) / height, inViewport: y / innerHeight };
}

function restore(place: Place): void {
  if (place === 'end of the page') {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return;
  }
  const { element, inElement, inViewport } = place;
  if (!element.isConnected) return;
  const { top, height } = element.getBoundingClientRect();
  const change = top + inElement * height - inViewport * innerHeight;
  scrollBy({ top: change, behavior: 'instant' });
  // At the lower edge of a lower viewport.
  if (element.matches(':focus')) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
