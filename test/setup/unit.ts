import { threadId } from 'node:worker_threads';
import { beforeEach, vi } from 'vitest';
import { testDay } from './test-day.ts';

// Spies, so that tests can unmount each site, delay a page or make it fail, and read every report.
vi.mock('react-dom/client', { spy: true });
vi.mock('../../shared/load-page.ts', { spy: true });
vi.mock('../../client/report-problem.ts', { spy: true });

// Fake timers continue from here.
beforeEach(() => void vi.setSystemTime(`${testDay}T12:00+05:30`));

/** Node's `BroadcastChannel` connects worker threads: clearing data in one test file would affect the others. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${threadId}`);
  }
};
