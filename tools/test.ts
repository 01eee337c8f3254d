import { execSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { ensureBrowsers } from './browsers.ts';
import { deployFiles, readDeployFile } from './deploy-files.ts';

// `npm test`: all checks. Each step runs even if the one before it failed; the last line counts checks and tests.
const resultsFile = 'node_modules/.cache/test-results.json';
const resultsSchema = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });
let passed = 0;
let failed = 0;

runStep('browsers', ensureBrowsers);
for (const script of ['lint', 'spell', 'typecheck', 'build']) {
  runStep(script, () => run(`npm run --silent ${script}`));
}
for (const deployFile of deployFiles) {
  const { file, reader } = deployFile;
  runStep(file, () => readDeployFile(deployFile) || `not read: ${reader} is not installed`);
}
rmSync(resultsFile, { force: true });
runStep('tests', () =>
  run(`vitest run --reporter=default --reporter=json --outputFile.json=${resultsFile}`),
);
runStep('results of the tests', countTests);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a command as npm does, and shows what it prints. Throws when it fails. */
function run(command: string): void {
  execSync(command, { stdio: 'inherit' });
}

/** Runs a step and counts it. One that returns a text was not possible here, and counts neither as passed nor as failed. */
function runStep(name: string, action: () => unknown): void {
  const started = performance.now();
  let sign = '✓';
  let remark = '';
  try {
    const result = action();
    if (typeof result === 'string') [sign, remark] = ['-', `: ${result}`];
    else passed += 1;
  } catch (error) {
    failed += 1;
    [sign, remark] = ['✗', `: ${error instanceof Error ? error.message : error}`];
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${sign} ${name} (${seconds} s)${remark}`);
}

/** Counts each test. A skipped one is a failure too. */
function countTests(): void {
  const results = resultsSchema.parse(JSON.parse(readFileSync(resultsFile, 'utf8')));
  passed += results.numPassedTests;
  failed += results.numTotalTests - results.numPassedTests;
}
