import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describeEnd, startLoggedSite } from './logged-site.ts';
import { openNonReadingClient } from './non-reading-client.ts';
import { get, openSockets } from './sockets.ts';
import { isWhole } from './visits.ts';

/** What clients noticed when instances were stopped. */
export type Stops = {
  readonly sent: number;
  /** Requests that were answered with a whole page. */
  readonly answered: number;
  /** The longest time until all of one instance's clients had their answers. */
  readonly longestMs: number;
  /** How the instances ended, each way once: an exit code, or a signal. */
  readonly ends: ReadonlySet<string>;
};

/**
 * Stops lone instances, one after the other, at the moment at which so many requests have been sent on fresh and as many
 * on kept connections, beside a client that never reads its answers.
 */
export async function stopUnderLoad(each: number, times: number): Promise<Stops> {
  const ends = new Set<string>();
  let answered = 0;
  let longestMs = 0;
  for (let time = 0; time < times; time += 1) {
    const stop = await stopOnce(each);
    ends.add(stop.end);
    answered += stop.answered;
    longestMs = Math.max(longestMs, stop.ms);
  }
  return { sent: 2 * each * times, answered, longestMs, ends };
}

async function stopOnce(each: number) {
  const site = await startLoggedSite();
  const neverReads = await openNonReadingClient(site.port);
  const kept = await openSockets(site.port, each);
  for (const socket of kept) socket.write(get('/healthz'));
  await Promise.all(kept.map((socket) => once(socket, 'data')));
  const sockets = [...kept, ...(await openSockets(site.port, each))];
  const answers = sockets.map((socket) => text(socket).catch(() => ''));
  for (const socket of sockets) socket.write(get('/'));
  const asked = performance.now();
  const stopped = site.stop();
  const pages = await Promise.all(answers);
  const ms = performance.now() - asked;
  await stopped;
  neverReads.destroy();
  const whole = pages.filter((page) => page.startsWith('HTTP/1.1 200 ') && isWhole(page));
  return { answered: whole.length, ms, end: await describeEnd(site) };
}
