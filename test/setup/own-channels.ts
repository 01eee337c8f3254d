import { threadId } from 'node:worker_threads';

/** Node's channels connect threads: clearing data in one test file would clear another file's data. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${threadId}`);
  }
};
