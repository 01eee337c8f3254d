import { nextTask } from './next-task.ts';

const name = 'Besley';
const weights = [600, 700];

/**
 * Fetches the display face and sets the page in it, unless a heading in view would then break into other lines:
 * what a visitor reads does not move, and the next page has it from its first frame.
 */
export async function bringTypeface(): Promise<void> {
  try {
    await Promise.all(weights.map((weight) => document.fonts.load(`${weight} 1em ${name}`)));
  } catch {
    // The fallbacks have its measures and are enough.
    return;
  }
  // Decoding it was work enough for one task.
  await nextTask();
  const before = bottomsOfHeadingsInView();
  setTypeface(true);
  const after = bottomsOfHeadingsInView();
  if (after.join() === before.join()) return;
  setTypeface(false);
  document.addEventListener('page-changed', () => setTypeface(true), { once: true });
}

function setTypeface(on: boolean): void {
  document.documentElement.classList.toggle('typeset', on);
}

/** Pixels from the top of the window. */
function bottomsOfHeadingsInView(): readonly number[] {
  return [...document.querySelectorAll('h1, h2, h3')]
    .map((heading) => heading.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
    .map(({ bottom }) => Math.round(bottom));
}
