import { memory } from './processes.ts';
import { type Plan, runRound } from './rounds.ts';
import { type MeasuredServer, withPair } from './servers.ts';
import { judged, none, quantity, type Row } from './table.ts';
import { mixedTraffic, type Traffic } from './traffic.ts';

/** The most that the site may ever have used, in MiB. */
const limit = 110;

/** Highest memory after so many requests for known and unknown addresses, hardly two of them the same. */
export async function measureMemory(plan: Plan): Promise<readonly Row[]> {
  return withPair(
    { dist: plan.dist },
    () => mixedTraffic,
    async (pair, traffic) => {
      const peaks: (number | undefined)[] = [];
      let sent = 0;
      for (const server of pair) {
        sent = await sendRequests(server, traffic, plan);
        peaks.push(memory(server.pid, 'VmHWM'));
      }
      const [site, bare] = peaks;
      return [
        {
          measure: `peak memory after ${quantity(sent, 'requests')}`,
          site: judged(quantity(site, 'MiB'), (site ?? 0) <= limit),
          bare: quantity(bare, 'MiB'),
          ratio: site && bare ? (site / bare).toFixed(2) : none,
          asked: `≤ ${limit} MiB`,
          cpu: none,
        },
      ];
    },
  );
}

/** Sends hardly more requests than asked: short rounds, the last as long as the rest takes. Returns how many. */
async function sendRequests(
  server: MeasuredServer,
  traffic: Traffic,
  { requests, seconds }: Plan,
): Promise<number> {
  let { rate, requests: sent } = await runRound(server, traffic, 1);
  while (sent < requests) {
    const rest = Math.ceil((requests - sent) / rate);
    const round = await runRound(server, traffic, Math.max(1, Math.min(seconds, rest)));
    rate = round.rate;
    sent += round.requests;
  }
  return sent;
}
