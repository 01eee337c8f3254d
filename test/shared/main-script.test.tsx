// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMainScript } from '../../shared/use-main-script.ts';
import { reportedBy } from '../setup/reported.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const cleanup = vi.fn();
const init = vi.fn(() => cleanup);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});

afterEach(() => {
  vi.useRealTimers();
  globalThis.parAvion = undefined;
});

function Home() {
  useMainScript();
  return null;
}

/** Mounts as in a browser, with effects. Returns a function that removes what was rendered. */
function mount(): () => void {
  const root = createRoot(document.createElement('div'));
  // In strict mode React mounts, unmounts and mounts again.
  const element = (
    <StrictMode>
      <Home />
    </StrictMode>
  );
  act(() => root.render(element));
  return () => act(() => root.unmount());
}

it.each([
  ['is not called if the visitor leaves before 300 ms', 0, 299, 0],
  ['is called after 300 ms, and what it set up is undone on leaving', 0, 300, 1],
  ['is called once, also if its script has loaded in the meantime', 299, 60_000, 1],
  ['is not called if its script loads later', 301, 60_000, 0],
])('the home page’s routine %s', (_case, arrivalMs, leavingMs, calls) => {
  setTimeout(() => {
    globalThis.parAvion = { init };
  }, arrivalMs);
  const leave = mount();
  vi.advanceTimersByTime(leavingMs);
  expect(init).toHaveBeenCalledTimes(calls);
  expect(cleanup).not.toHaveBeenCalled();
  leave();
  vi.advanceTimersByTime(60_000);
  expect(init).toHaveBeenCalledTimes(calls);
  expect(cleanup).toHaveBeenCalledTimes(calls);
});

it.each([undefined, {}])('nothing happens where the script is %j', (script) => {
  globalThis.parAvion = script;
  const leave = mount();
  vi.advanceTimersByTime(300);
  leave();
});

it('a routine that throws is reported, and the page stays', async () => {
  const fault = new Error('no such section');
  globalThis.parAvion = {
    init: () => {
      throw fault;
    },
  };
  const leave = mount();
  expect(await reportedBy(() => vi.advanceTimersByTime(300))).toEqual([fault]);
  leave();
});
