import { join } from 'node:path';
import type { PacedLoad, PacedResult } from './paced-load.ts';
import { run } from './processes.ts';
import { connections, interleave, median, type Plan, runRound } from './rounds.ts';
import { type Pair, withPair } from './servers.ts';
import { judged, none, quantity, type Row } from './table.ts';
import { homeTraffic, type Traffic } from './traffic.ts';

/** The most that the site's latency may be of bare Node's. */
const limit = 2;

/** Latency that 99 of 100 requests for the home page stay below, at half of what the site can do at most. */
export async function measureLatency(plan: Plan): Promise<readonly Row[]> {
  return withPair(
    { dist: plan.dist },
    () => homeTraffic,
    async (pair, traffic) => {
      const rate = (await lowestMaximum(pair, traffic, plan)) / 2;
      const [site, bare] = await interleave(pair, plan.rounds, async (server, warmUp) => {
        const seconds = warmUp ? 1 : plan.seconds;
        const { port } = server;
        const result = await pace({ port, path: '/', ...traffic, connections, rate, seconds });
        server.expectAlive();
        return result.p99;
      });
      const ratio = median(site.map((p99, index) => p99 / (bare[index] ?? Number.NaN)));
      return [
        {
          measure: `p99 latency at ${quantity(rate, '/s')}, half of the maximum`,
          site: quantity(median(site), 'ms', 2),
          bare: quantity(median(bare), 'ms', 2),
          ratio: judged(ratio.toFixed(2), ratio <= limit),
          asked: `≤ ${limit.toFixed(2)}`,
          cpu: none,
        },
      ];
    },
  );
}

/** The most requests per second that both can answer. */
async function lowestMaximum(pair: Pair, traffic: Traffic, { seconds }: Plan): Promise<number> {
  const [site, bare] = await interleave(pair, 1, (server) =>
    runRound(server, traffic, Math.min(seconds, 2)),
  );
  return Math.min(...[...site, ...bare].map(({ rate }) => rate));
}

async function pace(load: PacedLoad): Promise<PacedResult> {
  const program = join(import.meta.dirname, 'paced-load.ts');
  const command = [process.execPath, '--import', 'tsx', program, JSON.stringify(load)];
  return JSON.parse(await run(command)) as PacedResult;
}
