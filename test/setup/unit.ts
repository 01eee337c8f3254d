import { threadId } from 'node:worker_threads';
import { beforeEach, vi } from 'vitest';
import { testDay } from './test-day.ts';

// A spy, so that tests can unmount each site.
vi.mock('react-dom/client', { spy: true });

// Fake timers continue from here.
beforeEach(() => void vi.setSystemTime(`${testDay}T12:00+05:30`));

/** Node's `BroadcastChannel` connects worker threads: clearing data in one test file would affect the others. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${threadId}`);
  }
};
