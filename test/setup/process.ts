import { onTestFinished } from 'vitest';
import {
  productionSettings,
  type SiteOptions,
  type SiteProcess,
  type SpawnedSite,
  spawnSite,
  startSite,
} from './site-process.ts';

/** One entry of the log, which is a line of JSON. */
export type LogEntry = Readonly<Record<string, unknown>>;

/** Starts the built site in a process of its own, which ends with the test at the latest. Resolves when it listens. */
export async function startTestSite(options: SiteOptions = {}): Promise<SiteProcess> {
  return endWithTest(await startSite(options));
}

/** The same with the settings of production, and these besides. Every request is logged. */
export function startProductionSite(
  environment: Readonly<Record<string, string>> = {},
  options: SiteOptions = {},
): Promise<SiteProcess> {
  return startTestSite({ ...options, environment: { ...productionSettings, ...environment } });
}

/** Runs the built site until it ends by itself, which is soon when it can't start. */
export async function runUntilEnd(options: SiteOptions) {
  const site = endWithTest(spawnSite(options));
  const { code } = await site.ended;
  return { code, stdout: await site.stdout, stderr: await site.stderr };
}

function endWithTest<Site extends SpawnedSite>(site: Site): Site {
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

/** All that a site has logged, once it has ended. */
export async function readLog({
  stdout,
}: Pick<SiteProcess, 'stdout'>): Promise<readonly LogEntry[]> {
  const lines = (await stdout).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}
