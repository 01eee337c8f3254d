/**
 * Replaces the state of the page in the session history, and its address where one is given. Safari throws from the 101st
 * change in 30 s on: nothing is changed then, and false is returned. The page works without.
 */
export function replaceHistoryState(state: unknown, address?: string): boolean {
  try {
    history.replaceState(state, '', address);
    return true;
  } catch {
    return false;
  }
}
