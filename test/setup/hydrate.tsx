import { cleanup, fireEvent, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';

// Enables React's warnings about updates outside `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  closeDocument();
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/**
 * Renders an element on the server, lets a visitor or the browser change it, then hydrates it. The previous element is
 * unmounted.
 */
export function hydrate(element: ReactElement, beforeHydration?: () => void): RenderResult {
  cleanup();
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  beforeHydration?.();
  return render(element, { container, hydrate: true });
}

/** Empties the form, whose texts would last until the document ends. */
export function closeDocument(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('#enquiry input[id]')) {
    field.value = '';
  }
}

/** Replaces the page's texts as a browser's translation does. */
export function translate(): void {
  for (const { childNodes } of document.querySelectorAll('body :not(font, script)')) {
    for (const text of [...childNodes].filter((node) => node instanceof Text)) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data);
    }
  }
}

/** Dispatches the event for a page restored from the back/forward cache. */
export function comeBack(): void {
  // happy-dom's `PageTransitionEvent` has no `persisted`.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
}
