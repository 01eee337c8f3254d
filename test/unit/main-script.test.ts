// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMainScript } from '../../shared/home/use-main-script.client.ts';
import '../setup/hydrate.tsx';

it.each([
  { stay: 299, calls: 0 },
  { stay: 300, calls: 1 },
  { stay: 60_000, calls: 1 },
])('calls init $calls times, then its cleanup function, on a page shown for $stay ms', (row) => {
  vi.useFakeTimers();
  const undo = vi.fn();
  const init = vi.fn(() => undo);
  globalThis.parAvion = undefined;
  renderHook(useMainScript);
  // The script may load after the page.
  globalThis.parAvion = { init };
  vi.advanceTimersByTime(row.stay);
  expect([init, undo].map((it) => it.mock.calls.length)).toEqual([row.calls, 0]);
  cleanup();
  vi.advanceTimersByTime(60_000);
  expect([init, undo].map((it) => it.mock.calls.length)).toEqual([row.calls, row.calls]);
});
