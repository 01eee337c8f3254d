// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMainScript } from '../../shared/use-main-script.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Home() {
  useMainScript();
  return null;
}

it.each([
  ['is not called if the visitor leaves before 300 ms', 0, 299, 0],
  ['is called after 300 ms, and what it set up is undone on leaving', 0, 300, 1],
  ['is called once, also if its script has loaded in the meantime', 299, 60_000, 1],
  ['is not called if its script loads later', 301, 60_000, 0],
])('the home page’s routine %s', (_case, arrivalMs, leavingMs, calls) => {
  const cleanup = vi.fn();
  const init = vi.fn(() => cleanup);
  globalThis.parAvion = undefined;
  setTimeout(() => Object.assign(globalThis, { parAvion: { init } }), arrivalMs);
  const root = createRoot(document.body);
  act(() => root.render(<Home />));
  vi.advanceTimersByTime(leavingMs);
  expect(cleanup).not.toHaveBeenCalled();
  act(() => root.unmount());
  vi.advanceTimersByTime(60_000);
  expect(init).toHaveBeenCalledTimes(calls);
  expect(cleanup).toHaveBeenCalledTimes(calls);
});
