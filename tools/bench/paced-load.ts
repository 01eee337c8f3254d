import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A steady load: `rate` requests per second, whether or not the answers keep up. */
export type PacedLoad = {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly rate: number;
  readonly seconds: number;
};

/** Milliseconds between the moment a request was due and the end of its answer. */
export type PacedResult = { readonly requests: number; readonly p50: number; readonly p99: number };

// `paced-load.ts LOAD`, in a process of its own. wrk has no rate limit, and autocannon counts whole milliseconds,
// which is more than an answer takes.
const load = JSON.parse(process.argv[2] ?? '') as PacedLoad;
const headerLines = Object.entries(load.headers).map(([name, value]) => `${name}: ${value}\r\n`);
const request = Buffer.from(
  `GET ${load.path} HTTP/1.1\r\nHost: 127.0.0.1:${load.port}\r\n${headerLines.join('')}\r\n`,
);
/** Every answer is as long as the first: only the date in it changes. */
const answerLength = await measureAnswer();
const idle: Connection[] = [];
const latencies: number[] = [];
await sendAtRate();
latencies.sort((one, other) => one - other);
const result: PacedResult = {
  requests: latencies.length,
  p50: percentile(0.5),
  p99: percentile(0.99),
};
console.log(JSON.stringify(result));
process.exit();

type Connection = { readonly socket: Socket; due: number; received: number };

async function openConnection(): Promise<Connection> {
  const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  const connection: Connection = { socket, due: 0, received: 0 };
  socket.on('data', (bytes) => {
    if (connection.received === 0 && bytes.toString('latin1', 9, 12) !== '200') {
      throw new Error(`Not the answer expected: ${bytes.toString('latin1', 0, 100)}`);
    }
    connection.received += bytes.length;
    if (connection.received < answerLength) return;
    latencies.push(performance.now() - connection.due);
    idle.push(connection);
  });
  socket.on('close', () => {
    throw new Error('The server closed a connection.');
  });
  return connection;
}

/** Sends what is due, as soon as a connection is free; a request that has to wait for one waits as a visitor would. */
async function sendAtRate(): Promise<void> {
  for (let index = 0; index < load.connections; index += 1) idle.push(await openConnection());
  const started = performance.now();
  const interval = 1000 / load.rate;
  const total = Math.floor(load.rate * load.seconds);
  let sent = 0;
  const limit = started + load.seconds * 1000 * 3;
  while (latencies.length < total) {
    const now = performance.now();
    if (now > limit) throw new Error(`Only ${latencies.length} of ${total} answers came in time.`);
    for (let due = started + sent * interval; sent < total && due <= now; due += interval) {
      const connection = idle.shift();
      if (!connection) break;
      connection.due = due;
      connection.received = 0;
      connection.socket.write(request);
      sent += 1;
    }
    await new Promise(setImmediate);
  }
}

async function measureAnswer(): Promise<number> {
  const socket = connect(load.port, '127.0.0.1');
  socket.write(request);
  let answer = Buffer.alloc(0);
  let length = Number.POSITIVE_INFINITY;
  while (answer.length < length) {
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    answer = Buffer.concat([answer, bytes]);
    const head = answer.indexOf('\r\n\r\n');
    const body = /^content-length: (\d+)/im.exec(answer.toString('latin1', 0, head))?.[1];
    if (head > 0) length = head + 4 + Number(body ?? 0);
  }
  socket.destroy();
  return answer.length;
}

function percentile(share: number): number {
  return latencies[Math.ceil(latencies.length * share) - 1] ?? Number.NaN;
}
