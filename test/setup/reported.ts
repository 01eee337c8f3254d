import { vi } from 'vitest';

/** Runs what is expected to report an error on the console. Returns what it reported; any other report fails the test. */
export async function reportedBy(action: () => unknown): Promise<readonly unknown[]> {
  const report = vi.mocked(console.error).mockImplementation(() => undefined);
  await action();
  const reported = report.mock.calls.flat();
  report.mockReset();
  return reported;
}
