import { afterEach, beforeEach, expect, vi } from 'vitest';

// React reports what is wrong with markup and hydration through console.error: here that is a failure.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
