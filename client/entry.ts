// Stands in the document itself. The first frame takes nothing but the document: the display face comes after it, and
// React when the picture in view is here too and the browser is idle, or at the visitor's first act. Links and the form
// work without either.
import { nextTask } from './next-task.ts';
import { bringTypeface } from './typeface.ts';
import { whenIdle } from './when-idle.ts';

/** What the server says of the page's scripts: addresses. */
type PageScripts = {
  readonly reactDom: string;
  readonly hydrate: string;
  readonly mainScript: string;
  /** All of them with what they import, to be fetched at once: otherwise each import costs a round trip. */
  readonly preload: readonly string[];
};

const interactions = ['pointerdown', 'keydown', 'touchstart'] as const;

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const type of interactions) removeEventListener(type, start, { capture: true });
  const list = document.getElementById('page-scripts')?.textContent ?? '';
  const { mainScript, preload, ...live } = JSON.parse(list) as PageScripts;
  for (const address of preload) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
  import(mainScript).catch(() => undefined);
  void hydrate(live);
}

/** One part at a time, each in a task of its own: together they would keep a tap or a letter waiting. */
async function hydrate(live: Pick<PageScripts, 'reactDom' | 'hydrate'>): Promise<void> {
  let module: typeof import('./hydrate.tsx');
  try {
    await import(live.reactDom);
    await nextTask();
    module = await import(live.hydrate);
  } catch {
    // The network failed, or the visitor left meanwhile: the page stays as the server sent it.
    return;
  }
  await nextTask();
  await module.hydrate();
}

const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }));
const painted = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted yet, and Firefox tells of no paint when one opens scrolled down.
  void loaded.then(() => setTimeout(resolve, 1_000));
});

for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });
void painted.then(bringTypeface);
void Promise.all([painted, loaded]).then(whenIdle).then(start);
