import { parseHTML } from 'linkedom';
import { act, type ReactNode } from 'react';
import { vi } from 'vitest';

/** Renders in a document as a browser does, with effects. Returns a function that removes what was rendered. */
export async function mount(element: ReactNode): Promise<() => Promise<void>> {
  const { window, document } = parseHTML('<!doctype html><html><body></body></html>');
  // Where React looks, and a frame around the page keeps it from advertising its developer tools.
  Object.assign(window, { location: new URL('https://www.par-avion.example/'), top: null });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', window.navigator);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.body);
  await act(async () => root.render(element));
  return () => act(async () => root.unmount());
}
