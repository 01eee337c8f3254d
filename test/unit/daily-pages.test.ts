import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createDailyPages } from '../../server/pages/daily-pages.ts';
import type { PageRenderer } from '../../server/pages/render.tsx';
import { routePages as pages } from '../../server/pages/route-pages.ts';
import { overload } from '../../server/respond/overload-error.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import type { Day } from '../../shared/time/months.ts';

const alpha = pages.find(({ page }) => page.plan);
if (!alpha) throw new Error('The fixture has no page with a plan.');
const bachelor = new URLSearchParams('level=bachelor');
const master = new URLSearchParams('level=master');

let today: Day;

const renderPage = vi.fn<PageRenderer['renderPage']>(
  ({ route }, { day, level = '' }) => `${route.id} ${day} ${level}`,
);
/** Route, day and level of each page rendered since the startup, or its error. */
const rendered = () => renderPage.mock.results.map(({ value }) => value);
const renderer = { renderPage, renderError: () => 'error' };

function failOnce(): void {
  renderPage.mockImplementationOnce(() => {
    throw new Error('unexpected');
  });
}

async function create() {
  today = '2026-11-30';
  const settings = parseSettings({});
  const daily = await createDailyPages({ pages, renderer, settings, today: () => today });
  renderPage.mockClear();
  return daily;
}

it('rejects if a page cannot be rendered at startup', async () => {
  failOnce();
  await expect(create()).rejects.toThrow('unexpected');
});

it('renders a page once a day, on its first request after midnight', async () => {
  const daily = await create();
  await daily.plain(alpha);
  expect(rendered()).toEqual([]);
  today = '2026-12-01';
  await Promise.all([daily.plain(alpha), daily.plain(alpha)]);
  await daily.plain(alpha);
  expect(rendered()).toEqual(['alpha 2026-12-01 ']);
});

it('creates a calendar file of the new day after midnight', async () => {
  const daily = await create();
  const autumn = new URLSearchParams('start=2027-autumn');
  const first = await daily.calendar(alpha, autumn);
  expect(await daily.calendar(alpha, autumn)).toBe(first);
  today = '2026-12-01';
  expect(await daily.calendar(alpha, autumn)).not.toBe(first);
});

it('renders a choice once for simultaneous requests, and again after an error', async () => {
  const daily = await create();
  failOnce();
  await expect(daily.forQuery(alpha, master)).rejects.toThrow('unexpected');
  await Promise.all([daily.forQuery(alpha, master), daily.forQuery(alpha, master)]);
  expect(rendered()).toEqual([expect.any(Error), 'alpha 2026-11-30 master']);
});

it('renders each choice in its own turn of the event loop', async () => {
  const daily = await create();
  const responses = [bachelor, master].map((query) => daily.forQuery(alpha, query));
  while (rendered().length === 0) await nextTurn();
  expect(rendered()).toHaveLength(1);
  await Promise.all(responses);
});

it('rejects the 301st request that waits for a rendering, but no request for a finished one', async () => {
  const daily = await create();
  const waiting = Array.from({ length: 300 }, () => daily.forQuery(alpha, master));
  await expect(daily.forQuery(alpha, bachelor)).rejects.toBe(overload);
  await daily.plain(alpha);
  await Promise.all(waiting);
  await daily.forQuery(alpha, bachelor);
});
