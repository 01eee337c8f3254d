import { ensureBuild } from './ensure-build.ts';
import { openCrowd } from './reliability/crowd.ts';
import { sendFuzzedRequests } from './reliability/fuzz.ts';
import { restartBehindNginx } from './reliability/restarts.ts';
import { stopUnderLoad } from './reliability/stop-under-load.ts';
import {
  describeCrowd,
  describeFuzzing,
  describeRestarts,
  describeStops,
  type Row,
} from './reliability/table.ts';

// `npm run test:reliability`: does to the built site what goes wrong in production, and prints the table of
// docs/reliability.md. Each request is logged. All load stays on this machine, is bounded, and stops by itself.
await ensureBuild();
console.log('| what goes wrong | must hold | found |\n|---|---|---|');
print(describeRestarts('SIGTERM', 10, await restartBehindNginx('SIGTERM', 10)));
print(describeRestarts('SIGKILL', 5, await restartBehindNginx('SIGKILL', 5)));
print(describeStops(10, await stopUnderLoad(100, 10)));
print(describeCrowd(await openCrowd(700)));
print(describeFuzzing(await sendFuzzedRequests(100_000)));

function print({ problem, expected, found, holds }: Row): void {
  console.log(`| ${problem} | ${expected} | ${holds ? '' : '**missed:** '}${found} |`);
  if (!holds) process.exitCode = 1;
}
