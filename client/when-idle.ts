/** Calls back once the browser is idle, after at most 2 s. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(callback, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no requestIdleCallback.
  const timer = setTimeout(callback, 200);
  return () => clearTimeout(timer);
}
