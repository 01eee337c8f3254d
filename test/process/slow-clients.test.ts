import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readBuildOutput } from '../../server/files/build-output.ts';
import { get, openSocket } from '../setup/connections.ts';
import { readLog, startProductionSite } from '../setup/site-process.ts';

const { hydrate } = readBuildOutput('dist').manifest;

it('closes idle connections, stalled uploads and clients that stop reading', async () => {
  const site = await startProductionSite();
  /** Seconds until the site closes a connection on which only these bytes are sent. */
  async function lifeOf(bytes: string): Promise<number> {
    const begun = performance.now();
    const socket = await openSocket(site.port, bytes);
    await once(socket.resume(), 'close');
    return (performance.now() - begun) / 1000;
  }
  const silent = lifeOf('');
  const halfAsked = lifeOf('GET / HTTP/1.1\r\nHost: a.example\r\n');
  const bodiless = lifeOf('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9\r\n\r\n');
  // Requests more than the socket buffers hold, without reading.
  const greedy = await openSocket(site.port, get(hydrate).repeat(20));
  greedy.on('error', () => undefined);
  const lives = await Promise.all([silent, halfAsked, bodiless]);
  await wait(13_000);
  await site.stop();
  greedy.destroy();
  // Node checks the timeouts once a second, or later on a busy machine.
  expect(lives.map((life) => life > 5 && life < 20)).toEqual([true, true, true]);
  const cut = (await readLog(site)).filter(({ aborted }) => aborted === true);
  expect(cut).toContainEqual(expect.objectContaining({ path: hydrate }));
  expect(Math.max(...cut.map(({ ms }) => Number(ms)))).toBeLessThan(27_000);
});
