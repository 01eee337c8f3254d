// Links and the form work without React, so it waits until the page has been painted and the browser is idle, or
// until the visitor does something.
const interactions = ['pointerdown', 'keydown', 'touchstart'] as const;

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const type of interactions) removeEventListener(type, start, { capture: true });
  fetchPageScripts();
  import('./hydrate.tsx').then(
    ({ hydrate }) => hydrate(),
    // The network failed, or the visitor left meanwhile: the page stays as the server sent it.
    () => undefined,
  );
}

/** Fetches at once what would otherwise be found import by import, a round trip each. */
function fetchPageScripts(): void {
  const list = document.getElementById('page-scripts')?.textContent ?? '[]';
  for (const address of JSON.parse(list) as string[]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}

function startWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2_000 });
  else setTimeout(start, 200);
}

for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
