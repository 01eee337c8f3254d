/** Calls back once the browser is idle, after at most 2 s. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2_000 });
  // Safari has no requestIdleCallback.
  else setTimeout(callback, 200);
}
