import { expect, it } from 'vitest';
import { sendFuzzedRequests } from '../../tools/reliability/fuzz.ts';
import { stopUnderLoad } from '../../tools/reliability/stop-under-load.ts';

// The short form of `npm run test:reliability`, with crowd.test.ts.

it('no request that was sent before a stop is lost, and none waits for a client that does not read', async () => {
  // One instance, with 50 requests on new connections and 50 on kept ones.
  const { answered, longestMs, ends } = await stopUnderLoad(50, 1);
  expect(answered).toBe(100);
  expect(longestMs).toBeLessThan(8_000);
  expect([...ends]).toEqual(['0']);
});

it('wrong requests get no file that is nobody’s to read, make no error and do not end the site', async () => {
  const { statuses, leaked, memory, end } = await sendFuzzedRequests(3_000);
  expect(leaked).toBe(0);
  const unexpected = [...statuses.keys()].filter((status) => !/^[234]\d\d$/.test(status));
  expect(unexpected).toEqual([]);
  // Requests that are right but for one thing get through, too.
  expect(statuses.get('200')).toBeGreaterThan(100);
  expect(statuses.get('400')).toBeGreaterThan(100);
  // In MiB.
  expect(memory.after).toBeLessThan(memory.before + 32);
  expect(end).toBe('0');
});
