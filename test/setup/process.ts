import { onTestFinished } from 'vitest';
import { freePort } from '../../tools/ports.ts';
import {
  productionSettings,
  type SiteOptions,
  type SiteProcess,
  type SpawnedSite,
  spawnSite,
  startSite,
} from '../../tools/site-process.ts';
import { ask } from './connections.ts';

/** Settings with which the built site starts in production, on this machine alone. */
export const productionEnvironment: Readonly<Record<string, string>> = {
  ...productionSettings,
  // Another origin than the address at which it is asked.
  PUBLIC_ORIGIN: 'https://www.process.example',
};

/** One entry of the log, which is a line of JSON. */
export type LogEntry = Readonly<Record<string, unknown>>;

/** Starts the built site in a process of its own, which ends with the test at the latest. Resolves when it listens. */
export async function startTestSite(options: SiteOptions = {}): Promise<SiteProcess> {
  return endWithTest(await startSite(options));
}

/** The same without waiting, for a site that may not start. */
export function spawnTestSite(options: SiteOptions): SpawnedSite {
  return endWithTest(spawnSite(options));
}

function endWithTest<Site extends SpawnedSite>(site: Site): Site {
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

/** The same with the settings of production, and these besides. Every request is logged. */
export function startProductionSite(
  environment: Readonly<Record<string, string>> = {},
  options: SiteOptions = {},
): Promise<SiteProcess> {
  return startTestSite({ ...options, environment: { ...productionEnvironment, ...environment } });
}

/** The same with an admin port. `readMetrics` asks for what Prometheus reads there. */
export async function startSiteWithMetrics(environment: Readonly<Record<string, string>> = {}) {
  const adminPort = await freePort();
  const site = await startProductionSite({ ADMIN_PORT: String(adminPort), ...environment });
  async function readMetrics(): Promise<string> {
    const { text } = await ask(adminPort, '/metrics');
    return text;
  }
  return { site, adminPort, readMetrics };
}

/** Runs the built site until it ends by itself, which is soon when it can't start. */
export async function runSite(options: SiteOptions) {
  const site = spawnTestSite(options);
  const { code } = await site.ended;
  return { code, stdout: await site.stdout, stderr: await site.stderr };
}

/** All that a site has logged, once it has ended. */
export async function readLog({
  stdout,
}: Pick<SiteProcess, 'stdout'>): Promise<readonly LogEntry[]> {
  const lines = (await stdout).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}
