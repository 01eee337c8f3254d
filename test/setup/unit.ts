import { threadId } from 'node:worker_threads';
import { vi } from 'vitest';

// Spies, so that tests can unmount each site and read every report.
vi.mock('react-dom/client', { spy: true });
vi.mock('../../client/report-problem.ts', { spy: true });

/** Node's `BroadcastChannel` connects worker threads: clearing data in one test file would affect the others. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${threadId}`);
  }
};
