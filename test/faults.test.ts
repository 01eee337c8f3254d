import { expect, it } from 'vitest';
import { leaveMidAnswer, openSlowConnections } from '../tools/faults/clients.ts';
import { sendFuzzedRequests } from '../tools/faults/fuzz.ts';
import { stopUnderLoad } from '../tools/faults/instances.ts';

// The short form of `npm run test:faults`, all at once: about half a minute, most of it spent waiting.
it('the site bears slow clients, fuzzed requests, clients that leave, and a stop under load', async () => {
  const results = await Promise.all([
    openSlowConnections(150),
    sendFuzzedRequests(3_000),
    leaveMidAnswer(300),
    stopUnderLoad(50, 2),
  ]);
  const missed = results.filter(({ holds }) => !holds);
  expect(missed.map(({ problem, found }) => `${problem}: ${found}`)).toEqual([]);
});
