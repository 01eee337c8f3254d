import { ensureBuild } from './ensure-build.ts';
import { openConnections } from './reliability/clients.ts';
import { sendFuzzedRequests } from './reliability/fuzz.ts';
import { restartBehindNginx, stopUnderLoad } from './reliability/instances.ts';

// `npm run test:reliability`: does to the built site what goes wrong in production, and prints the table of
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
