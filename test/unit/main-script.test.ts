// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useMainScript } from '../../shared/home/use-main-script.client.ts';
import '../setup/hydrate.tsx';

const undo = vi.fn();
/** The main script's routine; returns its cleanup function. */
const init = vi.fn(() => undo);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  globalThis.parAvion = undefined;
  renderHook(useMainScript);
  vi.advanceTimersByTime(299);
  // The script may load after the page.
  globalThis.parAvion = { init };
});

it('calls the main script’s routine once, 300 ms after the home page appears', () => {
  expect(init).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(init).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(init).toHaveBeenCalledTimes(1);
  expect(undo).toHaveBeenCalledTimes(0);
  cleanup();
  expect(undo).toHaveBeenCalledTimes(1);
});

it('does not call the routine if the visitor has already left', () => {
  cleanup();
  vi.advanceTimersByTime(60_000);
  expect(init).toHaveBeenCalledTimes(0);
});
