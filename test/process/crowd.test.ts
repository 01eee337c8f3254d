import { expect, it } from 'vitest';
import { openCrowd } from '../../tools/reliability/crowd.ts';

// Of the short form of `npm run test:reliability`, what waits longest.

it('a visitor gets each page beside clients that send slowly, ask for too much or read nothing, and these are closed', async () => {
  // 40 of each of five kinds of such clients, and 4 that read nothing.
  const { visits, seconds, memory } = await openCrowd(40);
  expect(visits.failures).toEqual([]);
  expect(visits.sent).toBeGreaterThan(50);
  expect(seconds).toBeLessThan(60);
  // In MiB.
  expect(memory.after).toBeLessThan(memory.before + 32);
});
