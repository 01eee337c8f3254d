// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { init } from '../../shared/home/main-script.client.ts';
import { useMainScript } from '../../shared/home/use-main-script.client.ts';
import '../setup/hydrate.tsx';

const undo = vi.hoisted(() => vi.fn());
vi.mock('../../shared/home/main-script.client.ts', () => ({ init: vi.fn(() => undo) }));

it.each([
  { stay: 299, calls: 0 },
  { stay: 300, calls: 1 },
  { stay: 60_000, calls: 1 },
])(
  'calls init $calls times, then its cleanup function, on a page shown for $stay ms',
  async (row) => {
    vi.clearAllMocks();
    vi.useFakeTimers();
    renderHook(useMainScript);
    await vi.advanceTimersByTimeAsync(row.stay);
    expect([vi.mocked(init), undo].map((it) => it.mock.calls.length)).toEqual([row.calls, 0]);
    cleanup();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([vi.mocked(init), undo].map((it) => it.mock.calls.length)).toEqual([
      row.calls,
      row.calls,
    ]);
  },
);
