import { threadId } from 'node:worker_threads';
import { vi } from 'vitest';

// Spies: tests unmount each site, delay a page or make it fail, and read each report (a page sends only its first one).
vi.mock('react-dom/client', { spy: true });
vi.mock('../../shared/load-page.ts', { spy: true });
vi.mock('../../client/report-problem.ts', { spy: true });

/** Node's channels connect threads: clearing data in one test file would clear another file's data. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${threadId}`);
  }
};
