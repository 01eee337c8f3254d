import { execSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { ensureBrowsers } from './browsers.ts';

// `npm test`: all checks. Each step runs even if the one before it failed; the last line counts checks and tests.
const resultsFile = 'node_modules/.cache/test-results.json';
const resultsSchema = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });
let passed = 0;
let failed = 0;

runStep('browsers', ensureBrowsers);
for (const script of ['lint', 'spell', 'typecheck', 'build', 'check-deploy']) {
  runStep(script, () => run(`npm run --silent ${script}`));
}
rmSync(resultsFile, { force: true });
runStep('tests', () =>
  run(`vitest run --reporter=default --reporter=json --outputFile.json=${resultsFile}`),
);
runStep('test results', countTests);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a command with its output shown. Throws if it fails. */
function run(command: string): void {
  execSync(command, { stdio: 'inherit' });
}

function runStep(name: string, action: () => void): void {
  const started = performance.now();
  let problem = '';
  try {
    action();
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
