import { type LoadResult, putLoad } from './load.ts';
import { cpuSeconds } from './processes.ts';
import type { MeasuredServer, Pair } from './servers.ts';
import { expectedRefusals, type Traffic } from './traffic.ts';

export type Plan = {
  /** Folder of the build that is measured. */
  readonly dist: string;
  readonly rounds: number;
  /** Length of a round. */
  readonly seconds: number;
  /** How many requests the memory measure sends. */
  readonly requests: number;
};

export type Round = LoadResult & {
  readonly rate: number;
  /** Processor time of the server for one request, in microseconds; undefined where it can't be known. */
  readonly cpu: number | undefined;
};

export const connections = 32;

/** Puts one round of load on one server. Throws when an answer was not the one expected. */
export async function runRound(
  server: MeasuredServer,
  traffic: Traffic,
  seconds: number,
): Promise<Round> {
  const before = cpuSeconds(server.pid);
  const result = await putLoad({ port: server.port, traffic, connections, seconds });
  const after = cpuSeconds(server.pid);
  server.expectAlive();
  const { requests, refusals, failures } = result;
  if (failures > 0) throw new Error(`${server.name}: ${failures} requests got no answer.`);
  // Each connection may stop anywhere in its turn.
  if (
    Math.abs(refusals - expectedRefusals(traffic, requests)) >
    connections * traffic.targets.length
  ) {
    throw new Error(`${server.name}: ${refusals} of ${requests} answers had a wrong status.`);
  }
  const used = before === undefined || after === undefined ? undefined : after - before;
  return {
    ...result,
    rate: requests / result.seconds,
    cpu: used === undefined ? undefined : (used / requests) * 1e6,
  };
}

/** Runs rounds in turn, A B A B, after a warm-up of each, so that what else the machine does falls on both. */
export async function interleave<T>(
  pair: Pair,
  rounds: number,
  run: (server: MeasuredServer, warmUp: boolean) => Promise<T>,
): Promise<readonly [site: readonly T[], bare: readonly T[]]> {
  const results: [T[], T[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, server] of pair.entries()) {
      const result = await run(server, round < 0);
      if (round >= 0) results[index]?.push(result);
    }
  }
  return results;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[(sorted.length - 1) >> 1],
    sorted[sorted.length >> 1],
  ];
  return (low + high) / 2;
}
