// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMainScript } from '../../shared/use-main-script.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const container = document.createElement('div');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  globalThis.parAvion = undefined;
});

function Home() {
  useMainScript();
  return 'Home';
}

/** Shows the page as in a browser, with effects, twice in strict mode. Returns a function that leaves it. */
function show(): () => void {
  const root = createRoot(container);
  const home = <Home />;
  act(() => root.render(<StrictMode>{home}</StrictMode>));
  return () => act(() => root.unmount());
}

it.each([
  ['is not called if the visitor leaves before 300 ms', 0, 299, 0],
  ['is called after 300 ms, and what it set up is undone on leaving', 0, 300, 1],
  ['is called once, also if its script has loaded in the meantime', 299, 60_000, 1],
  ['is not called if its script loads later', 301, 60_000, 0],
])('the home page’s routine %s', (_case, arrivalMs, leavingMs, calls) => {
  const cleanup = vi.fn();
  const init = vi.fn(() => cleanup);
  setTimeout(() => {
    globalThis.parAvion = { init };
  }, arrivalMs);
  const leave = show();
  vi.advanceTimersByTime(leavingMs);
  expect(cleanup).not.toHaveBeenCalled();
  leave();
  vi.advanceTimersByTime(60_000);
  expect(init).toHaveBeenCalledTimes(calls);
  expect(cleanup).toHaveBeenCalledTimes(calls);
});

it('the page stays where the routine throws, and the error is reported', () => {
  const error = new Error('no such section');
  globalThis.parAvion = {
    init() {
      throw error;
    },
  };
  const leave = show();
  const report = vi.mocked(console.error).mockImplementation(() => undefined);
  vi.advanceTimersByTime(300);
  expect(report.mock.calls).toEqual([[error]]);
  report.mockReset();
  expect(container.textContent).toBe('Home');
  leave();
});
