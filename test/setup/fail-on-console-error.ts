import { afterEach, beforeEach, expect, vi } from 'vitest';

// React reports markup and hydration problems through console.error; each fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const errors = [...vi.mocked(console.error).mock.calls];
  // Runs before the check, so that a mock of one test does not fail the next.
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});
