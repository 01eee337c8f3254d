/** Where each entry of the session's history was scrolled to, in pixels from the top. */
export type ScrollMemory = {
  /** Takes over from the browser, which would restore the position before the page has changed. Returns how to stop. */
  start(key: string): () => void;
  /** Says which entry is shown from now on. */
  enter(key: string): void;
  positionOf(key: string): number;
};

export function createScrollMemory(): ScrollMemory {
  const positions = recall();
  let current = 'default';

  const remember = () => positions.set(current, scrollY);
  // A page that is left for good, or reloaded, is the browser's to restore.
  const handBack = () => {
    history.scrollRestoration = 'auto';
    keep(positions);
  };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };

  return {
    start(key) {
      current = key;
      takeOver();
      const listeners = new AbortController();
      const { signal } = listeners;
      addEventListener('scroll', remember, { passive: true, signal });
      addEventListener('pagehide', handBack, { signal });
      addEventListener('pageshow', takeOver, { signal });
      return () => {
        handBack();
        listeners.abort();
      };
    },
    enter(key) {
      current = key;
    },
    positionOf: (key) => positions.get(key) ?? 0,
  };
}

const storageKey = 'scroll-positions';

/** What an earlier document of this tab, before a reload say, has kept. */
function recall(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function keep(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage is blocked or full: the positions last as long as the document.
  }
}
