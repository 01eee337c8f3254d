import { writeFileSync } from 'node:fs';
import { ensureBuild } from './ensure-build.ts';
import { stopOriginBehindCache } from './faults/cached-origin.ts';
import { breakSurroundings } from './faults/environment.ts';
import { sendFuzzedRequests } from './faults/fuzz.ts';
import { leaveMidAnswer, openSlowConnections } from './faults/raw-clients.ts';
import { restartCopies, stopLoneCopy } from './faults/restarts.ts';
import type { Result } from './faults/result.ts';
import { takeTurns } from './faults/two-builds.ts';

// `npm run test:faults`: does to the built site what goes wrong in production, and writes docs/reliability.md. All load
// stays on this machine, is bounded, and stops by itself.
const faults: readonly (() => Promise<Result | readonly Result[]>)[] = [
  () => restartCopies('nginx', 'SIGTERM', 20),
  () => restartCopies('Caddy', 'SIGTERM', 20),
  () => stopLoneCopy(100, 10),
  () => restartCopies('nginx', 'SIGKILL', 5),
  () => restartCopies('Caddy', 'SIGKILL', 5),
  () => stopOriginBehindCache(60),
  () => takeTurns(4),
  () => openSlowConnections(2_000),
  () => sendFuzzedRequests(100_000),
  () => leaveMidAnswer(10_000),
  () => breakSurroundings(5),
];

const only = process.argv[2];
await ensureBuild();
const results: Result[] = [];
for (const [index, fault] of faults.entries()) {
  if (only !== undefined && Number(only) !== index) continue;
  for (const result of [await fault()].flat() as Result[]) {
    results.push(result);
    console.log(`${result.holds ? '✓' : '✗'} ${result.fault}\n  ${result.sent}: ${result.found}`);
  }
}
if (only === undefined) writeFileSync('docs/reliability.md', formatReport(results));
process.exitCode = results.every(({ holds }) => holds) ? 0 : 1;

function formatReport(rows: readonly Result[]): string {
  const lines = rows.map(({ fault, asked, sent, found, holds }) =>
    [fault, asked, sent, `${holds ? '' : '**missed:** '}${found}`].join(' | '),
  );
  return `# What goes wrong, and what visitors notice

Written by \`npm run test:faults\` (Node ${process.version}, two shared cores, everything on one machine).

| fault | must hold | sent | found |
|---|---|---|---|
${lines.map((line) => `| ${line} |`).join('\n')}

These hold too, and \`npm test\` shows them each time:

- a log pipe that nobody reads (\`test/server/log-output.test.ts\`);
- a missing, truncated or altered asset or manifest stops the start, which names the file (\`test/server/start.test.ts\`).

A container without any rights is part of \`npm run test:container\`.
`;
}
