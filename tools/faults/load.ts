import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../shared/routes.ts';

export type Counts = {
  sent: number;
  readonly failures: string[];
  /** Milliseconds that each request took. */
  readonly times: number[];
};

/** Asks for one page after the other on kept connections, like so many visitors. Returns a function that ends it. */
export function startLoad(port: number, visitors: number): () => Promise<Counts> {
  const counts: Counts = { sent: 0, failures: [], times: [] };
  let stopping = false;

  async function visit(first: number): Promise<void> {
    for (let index = first; !stopping; index += 1) {
      const started = performance.now();
      counts.sent += 1;
      await fetchPage(port, routes[index % routes.length]?.path ?? '/').catch((error: Error) =>
        counts.failures.push(String(error.cause ?? error)),
      );
      counts.times.push(performance.now() - started);
      await wait(2);
    }
  }

  const visits = Array.from({ length: visitors }, (_, index) => visit(index));
  return async () => {
    stopping = true;
    await Promise.all(visits);
    return counts;
  };
}

/** The same for a number of seconds. */
export async function visitFor(seconds: number, port: number, visitors: number): Promise<Counts> {
  const stop = startLoad(port, visitors);
  await wait(seconds * 1000);
  return stop();
}

/** The page's HTML. Throws unless the whole page came, with status 200. */
export async function fetchPage(port: number, path: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    // To decode would take longer than to ask.
    headers: { 'Accept-Encoding': 'identity' },
    signal: AbortSignal.timeout(10_000),
  });
  const html = await reply.text();
  if (reply.ok && isWhole(html)) return html;
  throw new Error(`status ${reply.status}, ${html.length} characters`);
}

/** E.g. `0 failed`, or how many and why. */
export function describeFailures(...counts: readonly Counts[]): string {
  const failures = counts.flatMap((one) => one.failures);
  return [`${failures.length} failed`, ...new Set(failures)].join(', ');
}

/** The value that a share of all values does not pass, e.g. 0.99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Whether a page, or an answer that is one, has come to its end. */
export function isWhole(html: string): boolean {
  return html.trimEnd().endsWith('</html>');
}
