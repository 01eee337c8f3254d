import { expect, it } from 'vitest';
import { openConnections } from '../tools/reliability/clients.ts';
import { sendFuzzedRequests } from '../tools/reliability/fuzz.ts';
import { stopUnderLoad } from '../tools/reliability/instances.ts';

// The short form of `npm run test:reliability`, all at once: about half a minute, most of it spent waiting.
it('the site withstands slow clients, clients that leave, fuzzed requests and a stop under load', async () => {
  const results = await Promise.all([
    openConnections(40),
    sendFuzzedRequests(3_000),
    stopUnderLoad(50, 2),
  ]);
  const missed = results.filter(({ holds }) => !holds);
  expect(missed.map(({ problem, found }) => `${problem}: ${found}`)).toEqual([]);
});
