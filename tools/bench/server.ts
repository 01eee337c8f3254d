import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { freePort, untilListening } from '../ports.ts';
import { imageFlags, startProductionSite } from '../site-process.ts';

const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The fastest server that Node can be: it sends one answer to every request and decides nothing. */
const bareServer = `
  const { status, headers, body } = JSON.parse(process.env.ANSWER);
  const bytes = Buffer.from(body, 'base64');
  require('node:http').createServer((_, response) => response.writeHead(status, headers).end(bytes))
    .listen(Number(process.env.PORT), '127.0.0.1');`;

/** Microseconds of processor time a request: the site beside a bare `node:http` server that sends the same bytes. */
export async function measureServer() {
  return {
    'GET /': await compare('/', 'off'),
    'GET /, request log on': await compare('/', 'on'),
    'GET an unknown address': await compare('/unknown', 'off'),
  };
}

async function compare(path: string, REQUEST_LOG: 'on' | 'off') {
  const site = await startProductionSite({ REQUEST_LOG });
  const port = await freePort();
  const bare = spawn(process.execPath, [...imageFlags, '--eval', bareServer], {
    env: { PORT: `${port}`, ANSWER: JSON.stringify(await fetchAnswer(site.port, path)) },
    stdio: 'inherit',
  });
  await untilListening(port, once(bare, 'exit'));
  const times: Record<'site' | 'bare', number[]> = { site: [], bare: [] };
  // In turn, so that other load on the machine affects both.
  for (let round = 0; round < 3; round += 1) {
    times.site.push(await timeRequest(site.process.pid, `${site.origin}${path}`));
    times.bare.push(await timeRequest(bare.pid, `http://localhost:${port}${path}`));
  }
  bare.kill();
  await site.stop();
  return { 'site, µs': median(times.site), 'bare, µs': median(times.bare) };
}

async function fetchAnswer(port: number, path: string) {
  const sent = request({ port, path, headers: accepted, agent: false }).end();
  const [answer] = await once(sent, 'response');
  // Node writes these for each connection.
  const { date: _date, connection: _connection, ...headers } = answer.headers;
  const body = (await buffer(answer)).toString('base64');
  return { status: answer.statusCode, headers, body };
}

/** Puts load on the server; only the time that its own process takes counts, in microseconds. */
async function timeRequest(pid: number | undefined, url: string): Promise<number> {
  const before = processorSeconds(pid);
  const { requests, errors } = await autocannon({ url, headers: accepted, duration: 3 });
  if (errors > 0) throw new Error(`${errors} requests of ${url} failed.`);
  return Math.round(((processorSeconds(pid) - before) / requests.total) * 1e6);
}

/** Processor time that a process has used, from Linux's /proc: user and system time, in hundredths of a second. */
function processorSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The value in the middle; the lower of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[(values.length - 1) >> 1] ?? Number.NaN;
}
