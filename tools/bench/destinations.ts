import { join } from 'node:path';
import { destinationRoutes } from '../../shared/routes.ts';
import { copyWithMoreDestinations } from '../made-up-destinations.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { memory, run } from './processes.ts';
import { median, type Plan, type Round, runRound } from './rounds.ts';
import { type MeasuredServer, scratch, settled, startSite } from './servers.ts';
import { formatTable, quantity } from './table.ts';
import { pageTraffic } from './traffic.ts';

const added = [0, 25, 50];
const starts = 5;

/** A site with its destinations, and what was measured of it. */
type Site = {
  readonly count: number;
  readonly dist: string;
  readonly startUp: readonly number[];
  readonly startUpCpu: readonly number[];
  readonly rounds: Round[];
};

/** Prints what a site costs that grows: start-up, memory at rest, and the processor's time for a hot answer. */
export async function measureDestinations({ rounds, seconds }: Plan): Promise<void> {
  const [{ path }] = destinationRoutes;
  const traffic = pageTraffic(path);
  const sites: Site[] = [];
  for (const more of added) {
    console.error(`building with ${more} more destinations …`);
    sites.push(await buildAndStart(more));
  }
  const servers: MeasuredServer[] = [];
  const rows: string[][] = [];
  try {
    for (const { dist } of sites) servers.push(await startSite({ dist }));
    for (const server of servers) await settled(server);
    const atRest = servers.map(({ pid }) => memory(pid, 'VmRSS'));
    const sizes: number[] = [];
    for (const { port } of servers) {
      const { body } = await fetchAnswer(port, path, traffic.headers);
      sizes.push(Buffer.byteLength(body, 'base64'));
    }
    // In turn, after a warm-up of each, so that what else the machine does falls on all.
    for (let round = -1; round < rounds; round += 1) {
      for (const [index, server] of servers.entries()) {
        const result = await runRound(server, traffic, seconds);
        if (round >= 0) sites[index]?.rounds.push(result);
      }
    }
    for (const [index, site] of sites.entries()) {
      rows.push([
        `${site.count}`,
        quantity(median(site.startUp), 'ms'),
        quantity(median(site.startUpCpu), 'ms'),
        quantity(atRest[index], 'MiB'),
        quantity(median(site.rounds.map(({ cpu }) => cpu ?? Number.NaN)), 'µs', 1),
        quantity(sizes[index], 'B'),
      ]);
    }
  } finally {
    for (const server of servers) await server.stop();
  }
  console.log(
    `A site that grows; medians of ${starts} starts, and of ${rounds} rounds of ${path}:\n`,
  );
  const head = ['destinations', 'start-up', 'its CPU', 'memory', 'CPU/answer', 'its body'];
  console.log(formatTable([head, ...rows]));
}

/** Builds the site with so many more destinations, and starts it a few times. */
async function buildAndStart(more: number): Promise<Site> {
  const folder = join(scratch, `with-${more}-more`);
  copyWithMoreDestinations(folder, more);
  const build = ['node_modules/.bin/tsx', 'tools/build.ts'];
  await run(['env', `--chdir=${folder}`, ...build]);
  const dist = join(folder, 'dist');
  const startUp: number[] = [];
  const startUpCpu: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const server = await startSite({ dist });
    startUp.push(server.startUp);
    startUpCpu.push(server.startUpCpu ?? Number.NaN);
    await server.stop();
  }
  return { count: destinationRoutes.length + more, dist, startUp, startUpCpu, rounds: [] };
}
