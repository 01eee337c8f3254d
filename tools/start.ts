import './require-node.ts';
import { ensureBuild } from './ensure-build.ts';
import { reportExpectedErrors } from './expected-errors.ts';
import { prepareLocalSetup, startLocalInbox } from './local-setup.ts';

// `npm start`: checks settings and ports, builds if needed, starts a local inbox where no forwarding service is
// configured, and then the server that also runs in production.
await reportExpectedErrors(async () => {
  const setup = prepareLocalSetup();
  await ensureBuild();
  const closeInbox = await startLocalInbox(setup);
  process.once('SIGTERM', closeInbox);
  process.once('SIGINT', closeInbox);
  await import(new URL('../dist/server/main.js', import.meta.url).href);
  // A server that could not start has printed why; the inbox must not keep the process alive.
  if (process.exitCode) await closeInbox();
});
