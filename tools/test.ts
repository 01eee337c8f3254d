import './require-node.ts';
import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { ensureBrowsers } from './browsers.ts';
import { runNode, runNpm } from './run.ts';
import { readShippedNode, runOnShippedNode } from './shipped-node.ts';

// `npm test`: all checks. Each step runs even if the one before it failed; the last line counts checks and tests.
const vitest = 'node_modules/vitest/vitest.mjs';
const resultsSchema = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });
let passed = 0;
let failed = 0;

runStep('browsers', ensureBrowsers);
for (const script of ['lint', 'spell', 'typecheck', 'build']) {
  runStep(script, () => runNpm('run', '--silent', script));
}
const shippedNode = readShippedNode();
if (process.versions.node.split('.', 1)[0] === shippedNode) {
  runTests('tests', (...parameters) => runNode(vitest, ...parameters));
} else {
  // The server is tested on the Node that the image ships; on the machine's, all but how it starts, stops and logs, which
  // takes another minute: CI does it there, too.
  runTests('tests', (...parameters) => runNode(vitest, ...parameters, '--project=!process'));
  runTests(`tests on Node ${shippedNode}`, (...parameters) =>
    runOnShippedNode(vitest, ...parameters, '--project=http', '--project=process'),
  );
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

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

/** Runs tests with Vitest, as a step, and counts each of them. A skipped test is a failure too. */
function runTests(name: string, run: (...parameters: readonly string[]) => void): void {
  const file = 'node_modules/.cache/test-results.json';
  rmSync(file, { force: true });
  runStep(name, () => {
    run('run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  });
  runStep(`results of ${name}`, () => {
    const results = resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    passed += results.numPassedTests;
    failed += results.numTotalTests - results.numPassedTests;
  });
}
