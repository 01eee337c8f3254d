/**
 * Replaces the state of the page in the session history, and its URL if one is given. Safari rejects the 101st change in
 * 30 s: nothing is changed then, and false is returned.
 */
export function replaceHistoryState(state: unknown, url?: string): boolean {
  try {
    history.replaceState(state, '', url);
    return true;
  } catch {
    return false;
  }
}
