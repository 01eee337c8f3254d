/**
 * Replaces the state of the current history entry, and its URL if one is given. Returns false without a change if the
 * browser rejects it: Safari rejects the 101st change within 30 s.
 */
export function replaceHistoryState(state: unknown, url?: string): boolean {
  try {
    history.replaceState(state, '', url);
    return true;
  } catch {
    return false;
  }
}
