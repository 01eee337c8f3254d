import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDailyPages } from '../../server/pages/daily-pages.ts';
import type { PageRenderer } from '../../server/pages/render.tsx';
import { loadPages } from '../../server/pages/route-pages.ts';
import { createLog } from '../../server/process/log.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import type { Day } from '../../shared/months.ts';

const pages = await loadPages();
const alpha = pages.find(({ page }) => page.plan);
if (!alpha) throw new Error('The fixture has no page with a plan.');
const bachelor = new URLSearchParams('level=bachelor');
const master = new URLSearchParams('level=master');

/** English prose, which a higher level compresses better. */
const text = readFileSync('README.md', 'utf8');

let today: Day;
let logged: string[];
/** Route and day of each rendered page. */
let rendered: string[];
let isBroken: boolean;

const renderer: PageRenderer = {
  renderPage({ route }, { day, level = '' }) {
    rendered.push(`${route.id} ${day} ${level}`);
    if (isBroken) throw new Error('unexpected');
    return `${route.id} on ${day}. ${text}`;
  },
  renderError: () => 'error',
};

function create() {
  return createDailyPages({
    pages,
    renderer,
    settings: parseSettings({}),
    log: createLog({ write: (line) => void logged.push(JSON.parse(line).msg) }),
    today: () => today,
  });
}

beforeEach(() => {
  [today, logged, rendered, isBroken] = ['2026-11-30', [], [], false];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

it("serves yesterday's pages after midnight, while each of today's is rendered once", async () => {
  const daily = await create();
  today = '2026-12-01';
  rendered = [];
  expect([daily.current().day, daily.current().day]).toEqual(['2026-11-30', '2026-11-30']);
  await expect.poll(() => daily.current().day).toBe(today);
  // `/site` is sent with the bytes of the home page.
  const canonical = pages.filter(({ route }) => route.path === route.canonicalPath);
  expect(rendered).toEqual(canonical.map(({ route }) => `${route.id} 2026-12-01 `));
});

it("keeps yesterday's pages, logs an error and retries after a minute if rendering fails", async () => {
  const daily = await create();
  today = '2026-12-01';
  isBroken = true;
  daily.current();
  const message = "the new day's pages can't be rendered: yesterday's stay in use";
  await expect.poll(() => logged).toEqual([message]);
  isBroken = false;
  rendered = [];
  await vi.advanceTimersByTimeAsync(59_999);
  expect([daily.current().day, rendered]).toEqual(['2026-11-30', []]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => daily.current().day).toBe(today);
});

it('rejects if a page cannot be rendered at startup', async () => {
  isBroken = true;
  await expect(create()).rejects.toThrow('unexpected');
});

it('renders a choice once for simultaneous requests, and again after an error', async () => {
  const pages = (await create()).current();
  rendered = [];
  isBroken = true;
  await expect(pages.forQuery(alpha, master)).rejects.toThrow('unexpected');
  isBroken = false;
  await Promise.all([pages.forQuery(alpha, master), pages.forQuery(alpha, master)]);
  expect(rendered).toEqual(['alpha 2026-11-30 master', 'alpha 2026-11-30 master']);
});

it('renders each choice in its own turn of the event loop', async () => {
  const pages = (await create()).current();
  rendered = [];
  const responses = [bachelor, master].map((query) => pages.forQuery(alpha, query));
  while (rendered.length === 0) await nextTurn();
  expect(rendered).toHaveLength(1);
  await Promise.all(responses);
});

it('recompresses pages in the background, keeping body and ETag', async () => {
  const daily = await create();
  const page = daily.current().plain(alpha);
  const { body, headers, encodings } = page;
  await daily.recompress();
  expect(page.encodings.br?.length).toBeLessThan(encodings.br?.length ?? 0);
  expect(page).toEqual({ ...page, body, headers });
});
