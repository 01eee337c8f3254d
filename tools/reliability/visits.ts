import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../shared/routes.ts';

/** What became of the visits to a site. */
export type Visits = {
  readonly sent: number;
  /** Why each of the others failed. */
  readonly failures: readonly string[];
};

/** Asks for one page after the other on kept connections, like so many visitors. Returns a function that ends it. */
export function startVisits(port: number, visitors: number): () => Promise<Visits> {
  const failures: string[] = [];
  let sent = 0;
  let stopping = false;

  async function visit(first: number): Promise<void> {
    for (let index = first; !stopping; index += 1) {
      sent += 1;
      try {
        await fetchPage(port, routes[index % routes.length]?.path ?? '/');
      } catch (error) {
        const { cause } = error as Error;
        failures.push(String(cause ?? error));
      }
      await wait(10);
    }
  }

  const all = Array.from({ length: visitors }, (_, index) => visit(index));
  return async () => {
    stopping = true;
    await Promise.all(all);
    return { sent, failures };
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
