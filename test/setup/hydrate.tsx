import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach } from 'vitest';

// React says so itself where the globals of a test runner tell it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// These documents don't have the property, by which React compares what the server sent.
Object.defineProperty(HTMLElement.prototype, 'autofocus', {
  get(this: HTMLElement) {
    return this.hasAttribute('autofocus');
  },
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/**
 * Shows an element as a browser does: what the server sends, then what a visitor or the browser does to it before the
 * script comes, then hydration.
 */
export function hydrate(element: ReactElement, beforeHydration?: () => void): RenderResult {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  beforeHydration?.();
  return render(element, { container, hydrate: true });
}

/** Leaves what is shown, as for another page, and shows it again. */
export function hydrateAgain(element: ReactElement, beforeHydration?: () => void): RenderResult {
  cleanup();
  return hydrate(element, beforeHydration);
}
