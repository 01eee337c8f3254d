import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as esbuild from 'esbuild';
import { freePort, productionSettings } from '../running-site.ts';
import type { BareAnswers } from './bare-server.ts';
import { expectSameAnswers, fetchAnswer, fetchAnswers } from './fetch-answer.ts';
import { cpuSeconds, serverCore, spawnPinned, stop } from './processes.ts';
import { randomMark, type Traffic } from './traffic.ts';

/** A server to be measured, alone on its core. */
export type MeasuredServer = {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
  /** Milliseconds from its start to its first answer. */
  readonly startUp: number;
  /** Processor time it used until then, in milliseconds; undefined where it can't be known. */
  readonly startUpCpu: number | undefined;
  /** Throws when it has died. */
  expectAlive(): void;
  stop(): Promise<void>;
};

/** The two that are compared: the site first. */
export type Pair = readonly [site: MeasuredServer, bare: MeasuredServer];

export type SiteOptions = { readonly dist: string; readonly log?: boolean };

/** Files that are written for a run and go with it. */
export const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** As in the Dockerfile. */
const nodeFlags = ['--max-semi-space-size=4', '--max-old-space-size=64'];

/** Starts the built site as production does. */
export function startSite({ dist, log = false }: SiteOptions): Promise<MeasuredServer> {
  return start('the site', (port) => ({
    command: [...nodeFlags, join(dist, 'server/main.js')],
    environment: {
      ...productionSettings,
      PORT: String(port),
      LOG_LEVEL: log ? 'info' : 'silent',
    },
  }));
}

/** Starts the bare server, which knows by heart what it was told. */
export async function startBare(answers: BareAnswers): Promise<MeasuredServer> {
  const program = join(scratch, 'bare-server.mjs');
  await esbuild.build({ entryPoints: [`${import.meta.dirname}/bare-server.ts`], outfile: program });
  const file = join(scratch, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return start('bare node:http', (port) => ({ command: [program, String(port), file] }));
}

/** Starts the site, and a bare server that sends its very bytes; stops both after the measurement. */
export async function withPair<T>(
  options: SiteOptions,
  trafficOf: (site: MeasuredServer) => Promise<Traffic> | Traffic,
  measure: (pair: Pair, traffic: Traffic) => Promise<T>,
): Promise<T> {
  const site = await startSite(options);
  try {
    await settled(site);
    const traffic = await trafficOf(site);
    const bare = await startBare(await bareAnswers(site, traffic));
    try {
      await expectSameAnswers([site.port, bare.port], traffic);
      return await measure([site, bare], traffic);
    } finally {
      await bare.stop();
    }
  } finally {
    await site.stop();
  }
}

async function bareAnswers({ port }: MeasuredServer, traffic: Traffic): Promise<BareAnswers> {
  const answers = [...(await fetchAnswers(port, traffic))];
  const known = answers.filter(([{ path }]) => !path.includes(randomMark));
  const otherwise = answers.find(([{ status }]) => status === 404) ?? answers[0];
  if (!otherwise) throw new Error('Nothing is asked for.');
  return {
    byPath: Object.fromEntries(known.map(([{ path }, answer]) => [path, answer])),
    otherwise: otherwise[1],
  };
}

type Launch = (port: number) => {
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

async function start(name: string, launch: Launch): Promise<MeasuredServer> {
  const port = await freePort();
  const { command, environment } = launch(port);
  const started = performance.now();
  const child = spawnPinned(serverCore, [process.execPath, ...command], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // As a container's engine does: a log that nobody reads would stop the site.
  child.stdout?.resume();

  function expectAlive() {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${name} died: ${child.exitCode ?? child.signalCode}.`);
    }
  }

  while (!(await isAnswering(port))) {
    expectAlive();
    if (performance.now() - started > 30_000) throw new Error(`${name} does not answer.`);
    await pause(1);
  }
  const startUp = performance.now() - started;
  const pid = child.pid ?? 0;
  const cpu = cpuSeconds(pid);
  const startUpCpu = cpu === undefined ? undefined : cpu * 1000;
  return { name, pid, port, startUp, startUpCpu, expectAlive, stop: () => stop(child) };
}

/** Whether anything answers; what it says is looked at later. */
function isAnswering(port: number): Promise<boolean> {
  return fetchAnswer(port, '/', {}).then(
    () => true,
    () => false,
  );
}

/** Waits until the site has swapped in its smallest bodies: then it uses no processor time for two seconds. */
export async function settled({ pid }: MeasuredServer): Promise<void> {
  if (cpuSeconds(pid) === undefined) return pause(5_000);
  for (let before = -1, quiet = 0, tries = 0; quiet < 4 && tries < 120; tries += 1) {
    const now = cpuSeconds(pid) ?? 0;
    quiet = now - before < 0.02 ? quiet + 1 : 0;
    before = now;
    await pause(500);
  }
}
