/** Listens to `window` events. Returns a cleanup function. */
export function listen(types: readonly string[], listener: (event: Event) => void): () => void {
  const listeners = new AbortController();
  for (const type of types) addEventListener(type, listener, { signal: listeners.signal });
  return () => listeners.abort();
}
