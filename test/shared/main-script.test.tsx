// @vitest-environment happy-dom
import { act, type ReactNode, StrictMode } from 'react';
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
  globalThis.parAvion = { init };
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
function mount(element: ReactNode = <Home />): () => void {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(element));
  return () => act(() => root.unmount());
}

it('the routine is called once, 300 ms after the home page has appeared', () => {
  // In strict mode React mounts, unmounts and mounts again.
  mount(
    <StrictMode>
      <Home />
    </StrictMode>,
  );
  vi.advanceTimersByTime(299);
  expect(init).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(init).toHaveBeenCalledOnce();
  expect(cleanup).not.toHaveBeenCalled();
});

it.each([
  ['that has loaded in the meantime counts', 299, 1],
  ['that loads later is not started', 301, 0],
])('a script %s', (_case, arrivalMs, calls) => {
  globalThis.parAvion = undefined;
  mount();
  vi.advanceTimersByTime(arrivalMs);
  globalThis.parAvion = { init };
  vi.advanceTimersByTime(60_000);
  expect(init).toHaveBeenCalledTimes(calls);
});

it('nothing happens where the script has no routine', () => {
  globalThis.parAvion = {};
  const leave = mount();
  vi.advanceTimersByTime(300);
  leave();
});

it('a routine that throws is reported, and the page stays', async () => {
  const fault = new Error('no such section');
  init.mockImplementationOnce(() => {
    throw fault;
  });
  const leave = mount();
  expect(await reportedBy(() => vi.advanceTimersByTime(300))).toEqual([fault]);
  leave();
});

it.each([
  ['before that cancels the call', 299, 0],
  ['later undoes what the routine set up, once', 300, 1],
])('leaving the home page %s', (_case, leavingMs, calls) => {
  const leave = mount();
  vi.advanceTimersByTime(leavingMs);
  leave();
  vi.advanceTimersByTime(60_000);
  expect(init).toHaveBeenCalledTimes(calls);
  expect(cleanup).toHaveBeenCalledTimes(calls);
});
