import { useEffect } from 'react';

/** Opens what is closed on the page while it is printed: not every engine can do so by CSS. */
export function useOpenInPrint(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let opened: readonly HTMLDetailsElement[] = [];

    function setOpen(open: boolean): void {
      for (const details of opened) details.open = open;
    }
    addEventListener(
      'beforeprint',
      () => {
        opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
        setOpen(true);
      },
      { signal },
    );
    addEventListener('afterprint', () => setOpen(false), { signal });
    return () => listeners.abort();
  }, []);
}
