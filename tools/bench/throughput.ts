import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import {
  type Answer,
  cpuSeconds,
  fetchAnswer,
  type MeasuredServer,
  peakMemory,
  type RequestHeaders,
  startBareServer,
  startMeasuredSite,
  untilIdle,
} from './servers.ts';
import { formatNumber, formatTable, median, showProgress } from './table.ts';

export type Plan = { readonly rounds: number; readonly seconds: number };

/** One kind of request, sent over and over. */
type Traffic = {
  readonly name: string;
  readonly headers: RequestHeaders;
  /** Called for each request. */
  readonly path: () => string;
};

/** The site's figure and the bare server's, in each round. */
type Results = { readonly site: number[]; readonly bare: number[] };

/** How long load is put on a server: seconds, or a number of requests. */
type Extent = { readonly duration: number } | { readonly amount: number };

const connections = 32;
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const home = { name: 'GET /', path: () => '/', headers };
let unknownAddresses = 0;

/** Measures the built site beside a bare `node:http` server that sends the same bytes, and prints a table. */
export async function measureServers(plan: Plan): Promise<void> {
  const rows = [
    await compareStartUp(plan),
    ...(await measureSite({ log: true }, plan, () => [{ ...home, name: 'GET /, log on' }])),
    ...(await measureSite({ log: false }, plan, trafficOf)),
  ];
  showProgress('');
  console.log(`Node ${process.version}, medians of ${plan.rounds} rounds of ${plan.seconds} s.`);
  console.log('autocannon may be what limits requests/s: CPU time tells the servers apart.\n');
  console.log(formatTable([['measure', 'site', 'bare node:http', 'site / bare'], ...rows]));
}

/** What is asked for. The answer to `GET /` holds an ETag and the address of an asset. */
function trafficOf({ headers: names, body }: Answer): readonly Traffic[] {
  const etag = names[names.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? '';
  const [asset = ''] = /\/assets\/icon-[^"]+/.exec(Buffer.from(body, 'base64').toString()) ?? [];
  return [
    home,
    {
      name: 'GET /, not modified',
      path: () => '/',
      headers: { ...headers, 'If-None-Match': etag },
    },
    { name: 'GET an asset', path: () => asset, headers },
    { name: 'GET unknown addresses', path: () => `/unknown-${unknownAddresses++}`, headers },
  ];
}

async function compareStartUp({ rounds }: Plan): Promise<string[]> {
  const times: Results = { site: [], bare: [] };
  for (let round = 1; round <= rounds; round += 1) {
    showProgress(`start-up, round ${round} of ${rounds}`);
    const site = await startMeasuredSite({ log: false });
    const bare = await startBareServer(await fetchAnswer(site.port, '/', {}));
    times.site.push(site.startUp);
    times.bare.push(bare.startUp);
    await Promise.all([site.stop(), bare.stop()]);
  }
  return rowOf('start-up until the first answer, ms', times);
}

async function measureSite(
  options: { readonly log: boolean },
  plan: Plan,
  chooseTraffic: (answer: Answer) => readonly Traffic[],
): Promise<readonly string[][]> {
  const site = await startMeasuredSite(options);
  showProgress('waiting until the site is idle');
  await untilIdle(site);
  const rows: string[][] = [];
  const barePeaks: number[] = [];
  for (const traffic of chooseTraffic(await fetchAnswer(site.port, '/', {}))) {
    const bare = await startBareServer(
      await fetchAnswer(site.port, traffic.path(), traffic.headers),
    );
    rows.push(...(await compareRates(site, bare, traffic, plan)));
    barePeaks.push(peakMemory(bare));
    await bare.stop();
  }
  const memory = { site: [peakMemory(site)], bare: [Math.max(...barePeaks)] };
  if (!options.log) rows.push(rowOf('peak memory, MiB', memory));
  await site.stop();
  return rows;
}

/** Rounds alternate between the two servers, so that other load on the machine affects both. */
async function compareRates(
  site: MeasuredServer,
  bare: MeasuredServer,
  traffic: Traffic,
  { rounds, seconds }: Plan,
): Promise<readonly string[][]> {
  const answers = [];
  const rates: Results = { site: [], bare: [] };
  const cpu: Results = { site: [], bare: [] };
  for (let round = 0; round <= rounds; round += 1) {
    showProgress(`${traffic.name}, ${round ? `round ${round} of ${rounds}` : 'warm-up'}`);
    for (const [name, server] of [
      ['site', site],
      ['bare', bare],
    ] as const) {
      const result = await putLoad(
        server,
        traffic,
        round ? { duration: seconds } : { amount: 3000 },
      );
      answers.push(result.answer);
      if (round === 0) continue;
      rates[name].push(result.rate);
      cpu[name].push(result.cpu);
    }
  }
  if (!isDeepStrictEqual(answers[0], answers[1])) throw new Error('The answers are not the same.');
  const { name } = traffic;
  return [rowOf(`${name}, requests/s`, rates), rowOf(`${name}, CPU µs/request`, cpu, 1)];
}

/** Puts load on one server. Throws when a request failed or got another status than the first. */
async function putLoad(server: MeasuredServer, { path, headers }: Traffic, extent: Extent) {
  const answer = await fetchAnswer(server.port, path(), headers);
  const before = cpuSeconds(server);
  const { requests, duration, statusCodeStats, errors, timeouts } = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
    headers,
    connections,
    ...extent,
  });
  const used = cpuSeconds(server) - before;
  const statuses = Object.keys(statusCodeStats).join();
  if (errors + timeouts > 0 || statuses !== String(answer.status)) {
    throw new Error(`${path()}: ${errors} errors, ${timeouts} time-outs, status ${statuses}.`);
  }
  return { answer, rate: requests.total / duration, cpu: (used / requests.total) * 1e6 };
}

function rowOf(measure: string, { site, bare }: Results, digits = 0): string[] {
  const [ours, theirs] = [median(site), median(bare)];
  const figures = [formatNumber(ours, digits), formatNumber(theirs, digits)];
  return [measure, ...figures, formatNumber(ours / theirs, 2)];
}
