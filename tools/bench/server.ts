import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort, isListening } from '../ports.ts';
import { imageFlags, startProductionSite } from '../site-process.ts';
import { median } from './median.ts';

type Traffic = {
  readonly path: string;
  readonly log?: boolean;
  /** Whether the client has the page already. */
  readonly again?: boolean;
};

type Headers = Readonly<Record<string, string>>;

/** A server's process and port. */
type Server = { readonly pid: number; readonly port: number };

const traffics: Readonly<Record<string, Traffic>> = {
  'GET /': { path: '/' },
  'GET /, request log on': { path: '/', log: true },
  'GET /, not modified': { path: '/', again: true },
  'GET an unknown address': { path: '/unknown' },
};

const accepted: Headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const rounds = 3;
const secondsPerRound = 3;

/** The fastest server that Node can be: it sends one answer to every request and decides nothing. */
const bareServer = `
  const { status, headers, body } = JSON.parse(process.env.ANSWER);
  const bytes = Buffer.from(body, 'base64');
  require('node:http').createServer((_, response) => response.writeHead(status, headers).end(bytes))
    .listen(Number(process.env.PORT), '127.0.0.1');`;

/** Microseconds of processor time a request: the site beside a bare `node:http` server that sends the same bytes. */
export async function measureServer() {
  const rows: Record<string, Readonly<Record<string, number>>> = {};
  for (const [name, traffic] of Object.entries(traffics)) rows[name] = await compare(traffic);
  return rows;
}

async function compare({ path, log, again }: Traffic) {
  const site = await startProductionSite({ LOG_LEVEL: log ? 'info' : 'silent' });
  const { etag = '' } = (await fetchAnswer(site.port, path, accepted)).headers;
  const headers = again ? { ...accepted, 'if-none-match': etag } : accepted;
  const port = await freePort();
  const bare = spawn(process.execPath, [...imageFlags, '--eval', bareServer], {
    env: { PORT: `${port}`, ANSWER: JSON.stringify(await fetchAnswer(site.port, path, headers)) },
    stdio: 'inherit',
  });
  while (!(await isListening(port))) await wait(20);
  const times: Record<'site' | 'bare', number[]> = { site: [], bare: [] };
  // In turn, so that other load on the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    const server = { pid: site.process.pid ?? 0, port: site.port };
    times.site.push(await timePerRequest(server, path, headers));
    times.bare.push(await timePerRequest({ pid: bare.pid ?? 0, port }, path, headers));
  }
  bare.kill();
  await site.stop();
  const [ours, theirs] = [median(times.site), median(times.bare)];
  return {
    'site, µs': ours,
    'bare, µs': theirs,
    'site / bare': Number((ours / theirs).toFixed(2)),
  };
}

async function fetchAnswer(port: number, path: string, headers: Headers) {
  const [answer] = await once(request({ port, path, headers, agent: false }).end(), 'response');
  const { statusCode: status, headers: all } = answer;
  // What Node writes for each connection.
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...own } = all;
  return { status, headers: own as Headers, body: (await buffer(answer)).toString('base64') };
}

/** Puts load on the server; only the time that its own process takes counts. */
async function timePerRequest({ pid, port }: Server, path: string, headers: Headers) {
  const before = processorSeconds(pid);
  const url = `http://127.0.0.1:${port}${path}`;
  const { requests, errors } = await autocannon({ url, headers, duration: secondsPerRound });
  if (errors > 0) throw new Error(`${errors} requests to ${path} failed.`);
  return Number((((processorSeconds(pid) - before) / requests.total) * 1e6).toFixed(1));
}

/** Processor time that a process has used, from Linux's /proc: user and system time, in hundredths of a second. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
