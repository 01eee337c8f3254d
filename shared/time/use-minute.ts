import { useSyncExternalStore } from 'react';

/** The time in minutes since the epoch; undefined on the server and during hydration. */
export function useMinute(): number | undefined {
  return useSyncExternalStore(subscribe, readMinute, () => undefined);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  // Browsers may suspend the timers of hidden pages.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function readMinute(): number {
  return Math.floor(Date.now() / 60_000);
}
