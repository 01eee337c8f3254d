// Links and the form work without React, so it waits until the page has been painted and the browser is idle, or
// until the visitor does something.
const interactions = ['pointerdown', 'keydown', 'touchstart'] as const;

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const type of interactions) removeEventListener(type, start, { capture: true });
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate());
}

function startWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2_000 });
  else setTimeout(start, 200);
}

for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
