import { threadId } from 'node:worker_threads';
import { vi } from 'vitest';

// A spy, so that tests can unmount each site.
vi.mock('react-dom/client', { spy: true });

/** Node's `BroadcastChannel` connects worker threads: clearing data in one test file would affect the others. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${threadId}`);
  }
};
