import { cleanup, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { init } from '../../shared/home/main-script.client.ts';
import { useMainScript } from '../../shared/home/use-main-script.ts';
import '../setup/hydrate.tsx';

const undo = vi.hoisted(() => vi.fn());
vi.mock('../../shared/home/main-script.client.ts', () => ({ init: vi.fn(() => undo) }));

it.each([
  [0, 299],
  [1, 300],
  [1, 60_000],
])('calls init %i times, and its cleanup, on a page shown for %i ms', async (times, ms) => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  renderHook(useMainScript);
  await vi.advanceTimersByTimeAsync(ms);
  expect(undo).not.toHaveBeenCalled();
  cleanup();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(init).toHaveBeenCalledTimes(times);
  expect(undo).toHaveBeenCalledTimes(times);
});
