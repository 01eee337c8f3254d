import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cutIn, noneCut, readToEnd } from '../setup/connections.ts';
import { readLog, startProductionSite, startSiteWithMetrics } from '../setup/process.ts';
import { get, openNonReadingClient, openSocket } from '../setup/sockets.ts';

describe('a client that takes nothing of its answers', () => {
  /** The system keeps up to 4 MB for a client that is not reset; what has arrived, 0.1 MB, the client has for itself. */
  const arrivedAtMost = 1_000_000;

  it('is reset and counted after 12 to 24 s, so that the system keeps nothing for it', async () => {
    const { site, readMetrics } = await startSiteWithMetrics();
    const opened = performance.now();
    const client = await openNonReadingClient(site.port);
    onTestFinished(() => void client.destroy());
    const expectCut = async () =>
      expect(cutIn(await readMetrics())).toEqual({ ...noneCut, timeout: 1 });
    await vi.waitFor(expectCut, { timeout: 60_000, interval: 500 });
    const ms = performance.now() - opened;
    expect(ms).toBeGreaterThan(11_000);
    expect(ms).toBeLessThan(40_000);
    expect(await readMetrics()).toContain('\nsite_open_sockets 0\n');
    const { received } = await readToEnd(client);
    expect(received.length).toBeLessThan(arrivedAtMost);
  });

  it('holds up no other in a shutdown', async () => {
    const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: '15000' });
    const client = await openNonReadingClient(site.port);
    onTestFinished(() => void client.destroy());
    const idle = await openSocket(site.port, get('/'));
    await once(idle, 'data');
    const closed = once(idle.resume(), 'close');
    const started = performance.now();
    site.process.kill('SIGTERM');
    await closed;
    // The other one is waited for until half a second before the end of the 15 s.
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('is reset at the end of the shutdown, and logged before the last line as having got nothing', async () => {
    const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: '3000' });
    const client = await openNonReadingClient(site.port);
    await wait(1_000);
    expect(await site.stop()).toEqual({ code: 0, signal: null });
    const { received } = await readToEnd(client);
    expect(received.length).toBeLessThan(arrivedAtMost);
    const log = await readLog(site);
    const cut = { ...noneCut, shutdown: 1 };
    expect(log.at(-1)).toMatchObject({ msg: 'stopped', cut });
    const stopping = log.findIndex(({ msg }) => msg === 'stopping');
    const cutRequests = log.slice(stopping + 1, -1);
    expect(cutRequests.length).toBeGreaterThan(0);
    for (const request of cutRequests) expect(request).toMatchObject({ aborted: true, bytes: 0 });
    expect(await site.stderr).not.toContain('Error');
  });
});
