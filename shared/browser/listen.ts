/** Adds passive listeners to `window` that also get events which don't bubble. Returns a cleanup function. */
export function listen(types: readonly string[], listener: (event: Event) => void): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal, capture: true, passive: true };
  for (const type of types) addEventListener(type, listener, options);
  return () => listeners.abort();
}
