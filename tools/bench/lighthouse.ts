import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { routes } from '../../shared/routes.ts';
import { launchArguments, requireBrowser } from '../browsers.ts';
import { startSite } from '../site-process.ts';
import { formatNumber, formatTable, median, showProgress } from './table.ts';

/** What is read of a report. Scores are from 0 to 1. */
type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Names of audits with a figure: milliseconds, a number without unit, bytes. */
const figures = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];

/** Lighthouse needs Node 22.19, so npx brings Lighthouse and a newer Node; both stay in npm's cache. */
const lighthouse = ['--yes', '-p', 'node@24', '-p', 'lighthouse@13.5.0', 'lighthouse'];

/** Runs Lighthouse in its mobile setting on every route and prints medians. */
export async function measureWithLighthouse({ runs }: { readonly runs: number }): Promise<void> {
  console.error('Lighthouse is run with npx, which downloads it the first time.');
  // Settings of development: with a production origin the canonical addresses would be another site's.
  const site = await startSite({ environment: { LOG_LEVEL: 'silent' } });
  const rows: string[][] = [];
  try {
    for (const { path } of routes) {
      const reports: Report[] = [];
      for (let run = 1; run <= runs; run += 1) {
        showProgress(`${path}, run ${run} of ${runs}`);
        reports.push(await runLighthouse(site.origin + path));
      }
      rows.push(rowOf(path, reports));
    }
  } finally {
    await site.stop();
  }
  showProgress('');
  console.log(formatTable([['route', ...categories, 'LCP ms', 'TBT ms', 'CLS', 'bytes'], ...rows]));
}

async function runLighthouse(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...[...lighthouse, url, '--quiet', '--output=json'],
      `--only-categories=${categories.join(',')}`,
      // Another site's page, which would make the figures depend on the network.
      '--blocked-url-patterns=*openstreetmap.org*',
      `--chrome-flags=${['--headless=new', ...launchArguments].join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: requireBrowser('chromium') },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as Report;
}

function rowOf(path: string, reports: readonly Report[]): string[] {
  const scores = categories.map((id) =>
    formatNumber(median(reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100))),
  );
  const values = figures.map((id) => {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return formatNumber(value, value > 0 && value < 1 ? 3 : 0);
  });
  return [path, ...scores, ...values];
}
