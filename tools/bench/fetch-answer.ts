import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { type Target, type Traffic, withFreshDigits } from './traffic.ts';

/** An answer as it came over the wire, without the headers that Node itself writes anew each time. */
export type Answer = {
  readonly status: number;
  /** Names and values in turn, as they were spelt. */
  readonly headers: readonly string[];
  /** In base64. */
  readonly body: string;
};

const writtenByNode = ['date', 'connection', 'keep-alive'];

/** Asks once, over a connection that both sides would keep, as load generators do. */
export async function fetchAnswer(
  port: number,
  target: string,
  headers: Traffic['headers'],
): Promise<Answer> {
  const agent = new Agent({ keepAlive: true });
  try {
    const fresh = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, withFreshDigits(value)]),
    );
    const path = withFreshDigits(target);
    const sent = request({ host: '127.0.0.1', port, path, headers: fresh, agent });
    sent.end();
    const [incoming]: [IncomingMessage] = (await once(sent, 'response')) as [IncomingMessage];
    const body = (await buffer(incoming)).toString('base64');
    return { status: incoming.statusCode ?? 0, headers: ownHeaders(incoming.rawHeaders), body };
  } finally {
    agent.destroy();
  }
}

function ownHeaders(raw: readonly string[]): readonly string[] {
  return raw.filter((_, index) => !writtenByNode.includes((raw[index & ~1] ?? '').toLowerCase()));
}

/** The answer's value of a header, e.g. `etag`. */
export function headerOf({ headers }: Answer, name: string): string | undefined {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
}

/** The answer to each target. Throws when a status is not the one expected. */
export async function fetchAnswers(
  port: number,
  { targets, headers }: Traffic,
): Promise<ReadonlyMap<Target, Answer>> {
  const answers = new Map<Target, Answer>();
  for (const target of targets) {
    const answer = await fetchAnswer(port, target.path, headers);
    if (answer.status !== target.status) {
      throw new Error(`${target.path} is answered with ${answer.status}, not ${target.status}.`);
    }
    answers.set(target, answer);
  }
  return answers;
}

/** Throws when two servers do not send the same bytes for what is going to be asked. */
export async function expectSameAnswers(
  ports: readonly [number, number],
  traffic: Traffic,
): Promise<void> {
  const [one, other] = [
    await fetchAnswers(ports[0], traffic),
    await fetchAnswers(ports[1], traffic),
  ];
  for (const [target, answer] of one) {
    if (!target.statusOnly && !isDeepStrictEqual(answer, other.get(target))) {
      throw new Error(`The two servers answer ${target.path} differently.`);
    }
  }
}
