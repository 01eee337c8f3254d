import { afterEach, beforeEach, expect, vi } from 'vitest';

// React reports what is wrong with markup and hydration through console.error: here that is a failure.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const errors = [...vi.mocked(console.error).mock.calls];
  // First: what one test has replaced must not fail the next.
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});
