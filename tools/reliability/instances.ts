import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, untilListening } from '../ports.ts';
import { startProductionSite } from '../site-process.ts';
import { get, openSockets } from './clients.ts';
import { describeVisits, isWhole, type Result, startVisits } from './visits.ts';

/** Ends one of two instances in turn behind nginx, under load, and starts it again. */
export async function restartBehindNginx(
  signal: 'SIGTERM' | 'SIGKILL',
  times: number,
): Promise<Result> {
  const start = (port: number) => startProductionSite({ PORT: `${port}`, DRAIN_DELAY_MS: '1500' });
  const instances = [await start(await freePort()), await start(await freePort())] as const;
  const front = await startNginx(instances.map(({ port }) => port));
  const stopVisits = startVisits(front.port, 20);
  const ends = new Set<unknown>();
  let [next, other] = instances;
  for (let time = 0; time < times; time += 1) {
    const { code, signal: killedBy } = await next.stop(signal);
    ends.add(code ?? killedBy);
    [next, other] = [other, await start(next.port)];
    // nginx sends no requests to an instance that failed, for up to two seconds.
    await wait(3_000);
  }
  const visits = await stopVisits();
  await front.stop();
  await Promise.all([next.stop(), other.stop()]);
  return {
    problem: `${signal} to one of two instances in turn behind nginx, under load, ${times} times`,
    expected: 'no request fails',
    found: `${describeVisits(visits)}; exit ${[...ends].join(', ')}`,
    holds: visits.failures.length === 0 && ends.size === 1 && (ends.has(0) || ends.has('SIGKILL')),
  };
}

/** Starts nginx as `deploy/nginx.conf` configures it, without TLS, in front of the two ports. */
async function startNginx(ports: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = readFileSync('deploy/nginx.conf', 'utf8');
  const [upstream = ''] = config.split(/^server \{/m, 1);
  // The last server passes requests on. As the only one it takes them for any host name.
  const site = (upstream + config.slice(config.lastIndexOf('\nserver {')))
    .replace(/site-(\d):3000 resolve/g, (_, number) => `127.0.0.1:${ports[number - 1]}`)
    .replace(/listen 443.*;/, `listen 127.0.0.1:${port};`)
    // Older versions of nginx, which distributions have, do not know `http2`.
    .replace(/^ *(http2|ssl_certificate).*;$/gm, '');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  // A master that is root would give its workers to a user who can't read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; ${user} pid ${folder}/pid; events {} http { ${folders}\n${site}}`,
  );
  const log = join(folder, 'error.log');
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', log], { stdio: 'ignore' });
  await untilListening(port, once(nginx, 'exit')).catch(() => {
    throw new Error(readFileSync(log, 'utf8'));
  });
  return {
    port,
    async stop() {
      nginx.kill();
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Stops a lone instance at the moment at which requests have been sent on fresh and on kept connections, beside a
 * client that never reads its answers.
 */
export async function stopUnderLoad(each: number, rounds: number): Promise<Result> {
  const ends = new Set<number | null>();
  let answered = 0;
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const site = await startProductionSite();
    const [neverReads] = await openSockets(site.port, 1);
    neverReads?.pause().write(get('/').repeat(400));
    const kept = await openSockets(site.port, each);
    for (const socket of kept) socket.write(get('/healthz'));
    await Promise.all(kept.map((socket) => once(socket, 'data')));
    const sockets = [...kept, ...(await openSockets(site.port, each))];
    const answers = sockets.map((socket) => text(socket).catch(() => ''));
    for (const socket of sockets) socket.write(get('/'));
    const asked = performance.now();
    const ended = site.stop();
    for (const answer of await Promise.all(answers)) {
      if (answer.startsWith('HTTP/1.1 200 ') && isWhole(answer)) answered += 1;
    }
    longest = Math.max(longest, performance.now() - asked);
    ends.add((await ended).code);
    neverReads?.destroy();
  }
  const sent = 2 * each * rounds;
  return {
    problem: `SIGTERM to a lone instance with ${each} requests on fresh connections, ${each} on kept ones and a client that never reads, ${rounds} times`,
    expected: 'all are answered in full, without waiting for that client; exit 0',
    found: `${sent - answered} of ${sent} cut; the last answer after ${(longest / 1000).toFixed(1)} s; exit ${[...ends].join(', ')}`,
    // The client that never reads is given most of SHUTDOWN_TIMEOUT_MS; nobody else waits for it.
    holds: answered === sent && longest < 5_000 && ends.size === 1 && ends.has(0),
  };
}
