import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import {
  type Answer,
  cpuSeconds,
  fetchAnswer,
  type MeasuredServer,
  peakMemory,
  type Request,
  startBareServer,
  startMeasuredSite,
} from './servers.ts';
import { formatNumber, formatTable, median, showProgress } from './table.ts';

export type Plan = { readonly rounds: number; readonly seconds: number };

/** What is asked for, over and over; `home` is the answer to `GET /`. */
type Traffic = {
  readonly name: string;
  readonly log?: true;
  readonly status: '2xx' | '3xx' | '4xx';
  readonly request: (home: Answer) => Request;
};

/** The site's figures and the bare server's. */
type Figures = { readonly site: number[]; readonly bare: number[] };

const connections = 32;
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const home: Request = { path: '/', headers };

const traffics: readonly Traffic[] = [
  { name: 'GET /', status: '2xx', request: () => home },
  { name: 'GET /, log on', log: true, status: '2xx', request: () => home },
  {
    name: 'GET /, not modified',
    status: '3xx',
    request: ({ headers: names }) => {
      const etag = names[names.findIndex((name) => /^etag$/i.test(name)) + 1] ?? '';
      return { path: '/', headers: { ...headers, 'If-None-Match': etag } };
    },
  },
  {
    name: 'GET an asset',
    status: '2xx',
    request: ({ body }) => {
      const html = Buffer.from(body, 'base64').toString();
      return { path: /\/assets\/icon-[^"]+/.exec(html)?.[0] ?? '', headers };
    },
  },
  {
    name: 'GET unknown addresses',
    status: '4xx',
    // autocannon writes another id into each request.
    request: () => ({ path: '/unknown-[<id>]', headers }),
  },
];

/** Measures the built site beside a bare `node:http` server that sends the same bytes, and prints a table. */
export async function measureServers(plan: Plan): Promise<void> {
  const startUp: Figures = { site: [], bare: [] };
  const memory: Figures = { site: [], bare: [] };
  const rows: string[][] = [];
  for (const traffic of traffics) {
    const site = await startMeasuredSite({ log: traffic.log ?? false });
    const request = traffic.request(await fetchAnswer(site.port, { path: '/', headers: {} }));
    const bare = await startBareServer(await fetchAnswer(site.port, request));
    const servers = { site, bare };
    rows.push(...(await compare(servers, traffic, request, plan)));
    for (const name of ['site', 'bare'] as const) {
      startUp[name].push(servers[name].startUp);
      memory[name].push(peakMemory(servers[name]));
      await servers[name].stop();
    }
  }
  showProgress('');
  rows.push(rowOf('start-up until the first answer, ms', startUp), rowOf('memory, MiB', memory));
  console.log(`Node ${process.version}, medians of ${plan.rounds} rounds of ${plan.seconds} s.`);
  console.log('autocannon may be what limits requests/s: CPU time tells the servers apart.\n');
  console.log(formatTable([['measure', 'site', 'bare node:http', 'site / bare'], ...rows]));
}

/** Rounds alternate between the two servers, so that other load on the machine affects both. */
async function compare(
  servers: Readonly<Record<'site' | 'bare', MeasuredServer>>,
  { name, status }: Traffic,
  request: Request,
  { rounds, seconds }: Plan,
): Promise<readonly string[][]> {
  const answers = [servers.site, servers.bare].map(({ port }) => fetchAnswer(port, request));
  if (!isDeepStrictEqual(...((await Promise.all(answers)) as [Answer, Answer]))) {
    throw new Error(`${name}: the two servers do not send the same bytes.`);
  }
  const rates: Figures = { site: [], bare: [] };
  const cpu: Figures = { site: [], bare: [] };
  for (let round = 1; round <= rounds; round += 1) {
    showProgress(`${name}, round ${round} of ${rounds}`);
    for (const which of ['site', 'bare'] as const) {
      const result = await putLoad(servers[which], request, { status, seconds });
      rates[which].push(result.rate);
      cpu[which].push(result.cpu);
    }
  }
  return [rowOf(`${name}, requests/s`, rates), rowOf(`${name}, CPU µs/request`, cpu, 1)];
}

/** Requests per second, and microseconds of CPU time for each. Throws on another status than expected. */
async function putLoad(
  server: MeasuredServer,
  { path, headers }: Request,
  { status, seconds }: Pick<Traffic, 'status'> & Pick<Plan, 'seconds'>,
) {
  const before = cpuSeconds(server);
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    requests: [{ path }],
    idReplacement: true,
    headers,
    connections,
    duration: seconds,
  });
  const used = cpuSeconds(server) - before;
  const expected = result[status];
  if (expected === 0 || expected !== result.requests.total) {
    throw new Error(`${path}: ${expected} of ${result.requests.total} answers were ${status}.`);
  }
  return {
    rate: result.requests.total / result.duration,
    cpu: (used / result.requests.total) * 1e6,
  };
}

function rowOf(measure: string, { site, bare }: Figures, digits = 0): string[] {
  const [ours, theirs] = [median(site), median(bare)];
  const figures = [formatNumber(ours, digits), formatNumber(theirs, digits)];
  return [measure, ...figures, formatNumber(ours / theirs, 2)];
}
