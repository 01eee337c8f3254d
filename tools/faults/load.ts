import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../shared/routes.ts';

export type Load = {
  /** Ends the load. Resolves with what it counted. */
  stop(): Promise<Counts>;
};

export type Counts = {
  sent: number;
  readonly failures: string[];
  /** Milliseconds that each request took. */
  readonly times: number[];
};

/** Asks for one page after the other on kept connections, like so many visitors, until it is told to stop. */
export function startLoad(port: number, visitors: number, pauseMs = 2): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const counts: Counts = { sent: 0, failures: [], times: [] };
  let stopping = false;

  async function visit(first: number): Promise<void> {
    for (let index = first; !stopping; index += 1) {
      const path = routes[index % routes.length]?.path ?? '/';
      const started = performance.now();
      counts.sent += 1;
      const failure = await fetchPage(agent, port, path);
      if (failure) counts.failures.push(failure);
      counts.times.push(performance.now() - started);
      await wait(pauseMs);
    }
  }

  const visits = Array.from({ length: visitors }, (_, index) => visit(index));
  return {
    async stop() {
      stopping = true;
      await Promise.all(visits);
      agent.destroy();
      return counts;
    },
  };
}

/** Resolves with what went wrong, or undefined when the whole page came with status 200. */
export function fetchPage(agent: Agent, port: number, path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, agent, timeout: 10_000 }, (reply) => {
      let end = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        end = (end + chunk).slice(-20);
      });
      reply.on('end', () => {
        const whole = reply.statusCode === 200 && end.trimEnd().endsWith('</html>');
        resolve(whole ? undefined : `status ${reply.statusCode}`);
      });
      reply.on('error', (error) => resolve(error.message));
    });
    request.on('timeout', () => request.destroy(new Error('no answer in 10 s')));
    request.on('error', (error) => resolve(error.message));
  });
}

/** The value that a share of all values does not pass, e.g. 0.99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
