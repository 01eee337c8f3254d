import { ensureBuild } from './ensure-build.ts';
import { openConnections } from './faults/clients.ts';
import { sendFuzzedRequests } from './faults/fuzz.ts';
import { restartBehindNginx, stopUnderLoad } from './faults/instances.ts';

// `npm run test:faults`: does to the built site what goes wrong in production, and prints the table of
// docs/reliability.md. All load stays on this machine, is bounded, and stops by itself.
await ensureBuild();
console.log('| what goes wrong | must hold | found |\n|---|---|---|');
for (const run of [
  () => restartBehindNginx('SIGTERM', 10),
  () => restartBehindNginx('SIGKILL', 5),
  () => stopUnderLoad(100, 10),
  () => openConnections(700),
  () => sendFuzzedRequests(100_000),
]) {
  const { problem, expected, found, holds } = await run();
  console.log(`| ${problem} | ${expected} | ${holds ? '' : '**missed:** '}${found} |`);
  if (!holds) process.exitCode = 1;
}
