import { useSyncExternalStore } from 'react';

/** The time in minutes since the epoch; undefined on the server and in hydration. */
export function useMinute(): number | undefined {
  return useSyncExternalStore(subscribe, readMinute, () => undefined);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  // Timers of a page out of sight may sleep.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function readMinute(): number {
  return Math.floor(Date.now() / 60_000);
}
