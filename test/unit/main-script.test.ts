// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { init } from '../../shared/home/main-script.client.ts';
import { useMainScript } from '../../shared/home/use-main-script.client.ts';
import '../setup/hydrate.tsx';

const undo = vi.hoisted(() => vi.fn());
vi.mock('../../shared/home/main-script.client.ts', () => ({ init: vi.fn(() => undo) }));

it.each([
  [0, 299],
  [1, 300],
  [1, 60_000],
])(
  'calls init %i times, then its cleanup function, on a page shown for %i ms',
  async (times, ms) => {
    vi.clearAllMocks();
    vi.useFakeTimers();
    const calls = () => [vi.mocked(init), undo].map((it) => it.mock.calls.length);
    renderHook(useMainScript);
    await vi.advanceTimersByTimeAsync(ms);
    expect(calls()).toEqual([times, 0]);
    cleanup();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls()).toEqual([times, times]);
  },
);
