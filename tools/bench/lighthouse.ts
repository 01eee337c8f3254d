import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../shared/routes.ts';
import { requireBrowser } from '../../test/setup/browsers.ts';
import { freePort, launchArguments, startSite, stopSite } from '../running-site.ts';
import {
  type Audits,
  formatFindings,
  formatScores,
  type RouteResult,
} from './lighthouse-report.ts';
import { run } from './processes.ts';
import { scratch } from './servers.ts';

type Options = {
  /** Folder of the build. */
  readonly dist: string;
  /** How often each route is measured. */
  readonly runs: number;
  /** Ids of the routes to look at; all when there are none. */
  readonly ids: readonly string[];
};

/** Not on this machine, so that a page weighs the same wherever it is measured. */
const blocked = '*openstreetmap.org*';

/** Lets Lighthouse, in its mobile setting, look at every route; tells the medians and all that is not perfect. */
export async function measureWithLighthouse({ dist, runs, ids }: Options): Promise<void> {
  const port = await freePort();
  // Settings of development: with a production origin the canonical addresses would be another site's.
  const site = await startSite(dist, { PORT: String(port), LOG_LEVEL: 'silent' });
  const wanted = routes.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const results: RouteResult[] = [];
  try {
    for (const { path } of wanted) {
      console.error(`measuring ${path} …`);
      const reports: Audits[] = [];
      for (let run = 0; run < runs; run += 1) {
        reports.push(await runLighthouse(`http://localhost:${port}${path}`));
      }
      results.push({ path, reports });
    }
  } finally {
    await stopSite(site);
  }
  console.log(`Lighthouse, mobile, medians of ${runs} runs; ${blocked} is blocked:\n`);
  console.log(formatScores(results));
  console.log(`\n${formatFindings(results)}`);
}

/** Lighthouse needs Node 22.19: npx brings it and a newer Node along, and keeps both in npm's cache. */
const lighthouse = ['npx', '--yes', '-p', 'node@24', '-p', 'lighthouse@13', 'lighthouse'];

async function runLighthouse(url: string): Promise<Audits> {
  const file = join(scratch, 'lighthouse.json');
  const command = [
    ...['env', `CHROME_PATH=${requireBrowser('chromium')}`, ...lighthouse, url],
    ...['--quiet', '--output=json', `--output-path=${file}`, `--blocked-url-patterns=${blocked}`],
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${['--headless=new', ...launchArguments].join(' ')}`,
  ];
  for (let failures = 0; ; failures += 1) {
    try {
      await run(command, { pinned: false });
      break;
    } catch (error) {
      // Now and then it misses the start of the page in its trace, and says so.
      if (failures === 2 || !String(error).includes('NO_NAVSTART')) throw error;
    }
  }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Audits;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}
