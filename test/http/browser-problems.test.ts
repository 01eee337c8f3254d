import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

const { ask, askMetrics } = await createTestApp({ environment: { ADMIN_PORT: '0' } });

it.each([
  { name: 'a page that does not become interactive', problem: 'hydration' },
  { name: 'a page that does not render', problem: 'rendering' },
  { name: 'an error of a script', problem: 'script' },
  { name: 'a script of every page that does not come', problem: 'script-missing' },
  { name: 'a page whose module does not come', problem: 'page-module' },
])('the report of $name is taken, and counted by its name from 0 on', async ({ problem }) => {
  async function readCount() {
    const { text } = await askMetrics.get('/metrics');
    const series = `site_requests_total{route="browser-${problem}",status="2xx",coding="identity"}`;
    return text
      .split('\n')
      .find((line) => line.startsWith(series))
      ?.slice(series.length + 1);
  }
  expect(await readCount()).toBe('0');
  const response = await ask.post(`/browser-problem/${problem}`);
  expect([response.status, response.text]).toEqual([204, '']);
  await expect.poll(readCount).toBe('1');
});

it.each([
  { name: 'another name', path: '/browser-problem/anything' },
  { name: 'no name', path: '/browser-problem/' },
])('a report with $name is not found', async ({ path }) => {
  expect((await ask.post(path)).status).toBe(404);
});

it('there is nothing to read where reports are taken', async () => {
  expect((await ask.get('/browser-problem/hydration')).status).toBe(404);
});
