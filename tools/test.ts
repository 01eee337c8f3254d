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
// Side by side, since each needs only one CPU most of the time.
const scripts = ['typecheck', 'build', 'spell', 'lint', 'check-deploy'];
await Promise.all(
  scripts.map((script) => runStep(script, () => run(`npm run --silent ${script}`))),
);
rmSync(resultsFile, { force: true });
await runStep('tests', () =>
  run(`vitest run --reporter=default --reporter=json --outputFile.json=${resultsFile}`),
);
await runStep('test results', countTests);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

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
