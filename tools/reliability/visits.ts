import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../shared/routes.ts';

/** What went wrong on purpose, and what came of it. */
export type Result = {
  readonly problem: string;
  readonly expected: string;
  readonly found: string;
  readonly holds: boolean;
};

type Visits = { sent: number; readonly failures: string[] };

/** Asks for one page after the other on kept connections, like so many visitors. Returns a function that ends it. */
export function startVisits(port: number, visitors: number): () => Promise<Visits> {
  const visits: Visits = { sent: 0, failures: [] };
  let stopping = false;

  async function visit(first: number): Promise<void> {
    for (let index = first; !stopping; index += 1) {
      visits.sent += 1;
      await fetchPage(port, routes[index % routes.length]?.path ?? '/').catch((error: Error) =>
        visits.failures.push(String(error.cause ?? error)),
      );
      await wait(2);
    }
  }

  const all = Array.from({ length: visitors }, (_, index) => visit(index));
  return async () => {
    stopping = true;
    await Promise.all(all);
    return visits;
  };
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

/** Whether a page, or an answer that is one, has come to its end. */
export function isWhole(html: string): boolean {
  return html.trimEnd().endsWith('</html>');
}

/** E.g. `0 of 200 requests failed`, or how many and why. */
export function describeVisits({ sent, failures }: Visits): string {
  return [`${failures.length} of ${sent} requests failed`, ...new Set(failures)].join(', ');
}
