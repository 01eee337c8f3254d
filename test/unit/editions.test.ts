import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createEditions } from '../../server/pages/editions.ts';
import { keepOnce } from '../../server/pages/keep-once.ts';
import { createLog } from '../../server/process/log.ts';
import { type Day, isoDay, parseDay } from '../../shared/months.ts';

let today: string;
let logged: string[];

/** Editions that are opened by the test: `opening` has what was asked for each, and how to end it. */
async function openEditions() {
  const opening: { days: string; ready: () => void; failed: (error: Error) => void }[] = [];
  const open = (day: Day, before?: { day: Day }) =>
    new Promise<{ day: Day }>((resolve, reject) => {
      const days = `${isoDay(day)} after ${before && isoDay(before.day)}`;
      opening.push({ days, ready: () => resolve({ day }), failed: reject });
    });
  const log = createLog({ write: (line) => void logged.push(JSON.parse(line).msg) });
  const created = createEditions({ today: () => parseDay(today), open, log });
  opening[0]?.ready();
  const editions = await created;
  return { opening, current: () => isoDay(editions().day) };
}

beforeEach(() => {
  today = '2026-11-30';
  logged = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

it('after each midnight the old edition answers until the new one is ready, which is opened once', async () => {
  const { opening, current } = await openEditions();
  today = '2026-12-01';
  expect([current(), current()]).toEqual(['2026-11-30', '2026-11-30']);
  expect(opening[1]?.days).toBe('2026-12-01 after 2026-11-30');
  opening[1]?.ready();
  await vi.advanceTimersByTimeAsync(0);
  today = '2026-12-02';
  expect([current(), opening.length]).toEqual(['2026-12-01', 3]);
});

it('an edition that can’t be opened leaves the old one, is logged, and is tried again after a minute', async () => {
  const { opening, current } = await openEditions();
  today = '2026-12-01';
  current();
  opening[1]?.failed(new Error('A page can’t be rendered.'));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(logged).toEqual([expect.stringMatching(/^the pages of a new day can’t be rendered/)]);
  expect(current()).toBe('2026-11-30');
  expect(opening).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(current()).toBe('2026-11-30');
  opening[2]?.ready();
  await vi.advanceTimersByTimeAsync(0);
  expect(current()).toBe('2026-12-01');
});

it('an answer is made once however many ask, each in a turn of its own, and again where it failed', async () => {
  const answers = keepOnce<string>();
  let turn = 0;
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(next));
  const asked = ['a', 'a', 'b'].map((key) => answers(key, async () => `${key} in turn ${turn}`));
  expect(await Promise.all(asked)).toEqual(['a in turn 1', 'a in turn 1', 'b in turn 2']);
  const failing = answers('c', () => Promise.reject(new Error('unexpected')));
  await expect(failing).rejects.toThrow('unexpected');
  expect(await answers('c', async () => 'made')).toBe('made');
});
