import { memory } from './processes.ts';
import { interleave, median, type Plan, type Round, runRound } from './rounds.ts';
import { type MeasuredServer, withPair } from './servers.ts';
import { judged, none, quantity, type Row } from './table.ts';
import type { Traffic } from './traffic.ts';

type Options = {
  readonly title: string;
  /** The least share of bare Node's rate. */
  readonly asked: number;
  readonly traffic: (site: MeasuredServer, plan: Plan) => Promise<Traffic> | Traffic;
  readonly log?: boolean;
  /** Whether the site's memory before and after is told as well. */
  readonly memory?: boolean;
};

/** Requests per second of the site beside bare Node. */
export async function measureThroughput(options: Options, plan: Plan): Promise<readonly Row[]> {
  const { title, asked, traffic, log = false } = options;
  return withPair(
    { dist: plan.dist, log },
    (site) => traffic(site, plan),
    async (pair, sent) => {
      let warm: number | undefined;
      const [site, bare] = await interleave(pair, plan.rounds, (server, warmUp) => {
        if (!warmUp && server === pair[0]) warm ??= memory(server.pid, 'VmRSS');
        return runRound(server, sent, warmUp ? Math.min(plan.seconds, 2) : plan.seconds);
      });
      const row = compareRates(title, asked, site, bare);
      if (!options.memory) return [row];
      return [row, compareMemory(title, warm, memory(pair[0].pid, 'VmRSS'))];
    },
  );
}

function compareRates(
  title: string,
  asked: number,
  site: readonly Round[],
  bare: readonly Round[],
): Row {
  // Each round is held against the one beside it: the machine may be busier at another time.
  const ratio = median(site.map(({ rate }, index) => rate / (bare[index]?.rate ?? Number.NaN)));
  return {
    measure: title,
    site: quantity(median(site.map(({ rate }) => rate)), '/s'),
    bare: quantity(median(bare.map(({ rate }) => rate)), '/s'),
    ratio: judged(ratio.toFixed(2), ratio >= asked),
    asked: `≥ ${asked.toFixed(2)}`,
    cpu: `${medianCpu(site)} / ${medianCpu(bare)}`,
  };
}

function medianCpu(rounds: readonly Round[]): string {
  return quantity(median(rounds.map(({ cpu }) => cpu ?? Number.NaN)), '', 1);
}

function compareMemory(title: string, before: number | undefined, after: number | undefined): Row {
  return {
    measure: `${title}: memory before and after`,
    site: `${quantity(before, '')} → ${quantity(after, 'MiB')}`,
    bare: none,
    ratio: none,
    asked: 'flat',
    cpu: none,
  };
}
