import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { ensureBrowsers } from './browsers.ts';

// `npm test`: all checks. Each step runs even if the one before it failed; the last line counts checks and tests.
const resultsFile = 'node_modules/.cache/test-results.json';
const resultsSchema = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });
let passed = 0;
let failed = 0;

await runStep('browsers', ensureBrowsers);
rmSync(resultsFile, { force: true });
// Side by side: the other scripts end long before the browser tests, which need a quiet machine. The tests need the build.
const runScript = (name: string) => runStep(name, () => run(`npm run --silent ${name}`));
await Promise.all([
  ...['typecheck', 'spell', 'lint'].map(runScript),
  runScript('build').then(runTests),
]);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function runTests(): Promise<void> {
  const report = `--reporter=default --reporter=json --outputFile.json=${resultsFile}`;
  await runStep('tests', () => run(`vitest run ${report}`));
  await runStep('test results', countTests);
}

/** Runs a command with its output shown. Rejects if it fails. */
async function run(command: string): Promise<void> {
  const [code] = await once(spawn(command, { shell: true, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`${command} failed`);
}

async function runStep(name: string, action: () => void | Promise<void>): Promise<void> {
  const started = performance.now();
  let problem = '';
  try {
    await action();
    passed += 1;
  } catch (error) {
    failed += 1;
    problem = `: ${error instanceof Error ? error.message : error}`;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${problem ? '✗' : '✓'} ${name} (${seconds} s)${problem}`);
}

/** Counts each test; a skipped test is a failure. */
function countTests(): void {
  const results = resultsSchema.parse(JSON.parse(readFileSync(resultsFile, 'utf8')));
  passed += results.numPassedTests;
  failed += results.numTotalTests - results.numPassedTests;
}
