import { expect, it } from 'vitest';
import { sendFuzzedRequests } from '../tools/faults/fuzz.ts';
import { leaveMidAnswer, openSlowConnections } from '../tools/faults/raw-clients.ts';
import { stopLoneCopy } from '../tools/faults/restarts.ts';

// The short form of `npm run test:faults`, all at once: about half a minute, most of it spent waiting.
it('the site bears slow clients, fuzzed requests, clients that leave, and a stop under load', async () => {
  const results = await Promise.all([
    openSlowConnections(150),
    sendFuzzedRequests(3_000),
    leaveMidAnswer(300),
    stopLoneCopy(50, 2),
  ]);
  const missed = results.filter(({ holds }) => !holds);
  expect(missed.map(({ fault, found }) => `${fault}: ${found}`)).toEqual([]);
});
