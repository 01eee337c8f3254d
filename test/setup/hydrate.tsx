import { cleanup, fireEvent, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';
import { onServer } from './server-side.ts';

// What Testing Library looks for where the functions of a test runner are global: that React reports updates outside of
// `act`, and by what to move faked timers.
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  jest: { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) },
});

// These documents don't have the property, by which React compares what the server sent.
Object.defineProperty(HTMLElement.prototype, 'autofocus', {
  get(this: HTMLElement) {
    return this.hasAttribute('autofocus');
  },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * Shows an element as a browser does: what the server sends, then what a visitor or the browser does to it before the
 * script comes, then hydration. What was shown before is left.
 */
export function hydrate(element: ReactElement, beforeHydration?: () => void): RenderResult {
  cleanup();
  const container = document.createElement('div');
  container.innerHTML = onServer(() => renderToString(element));
  document.body.append(container);
  beforeHydration?.();
  return render(element, { container, hydrate: true });
}

export const storages = ['localStorage', 'sessionStorage'] as const;

/** This storage throws until the test is over. */
export function forbidStorage(name: (typeof storages)[number]): void {
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new Error('This browser forbids storage.');
  });
}

/** The visitor has asked the browser to save data, until the test is over. */
export function saveData(): void {
  const connection = { value: { saveData: true } };
  vi.stubGlobal('navigator', Object.create(navigator, { connection }));
}

/** What a browser reports when it shows the very same document again, from its page cache. */
export function comeBack(): void {
  // A `PageTransitionEvent` of these documents does not say whether it was kept.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
}
