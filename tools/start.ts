import './require-node.ts';
import { ensureBuild } from './ensure-build.ts';
import { reportExpectedErrors } from './expected-errors.ts';
import { prepareLocalSetup, startLocalInbox } from './local-setup.ts';

// `npm start`: checks settings, builds if needed, starts a local inbox where no forwarding service is
// configured, and then the server that also runs in production.
await reportExpectedErrors(async () => {
  const setup = prepareLocalSetup();
  await ensureBuild();
  await startLocalInbox(setup);
  await import(new URL('../dist/server/main.js', import.meta.url).href);
});
