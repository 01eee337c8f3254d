import { ensureBuild } from './ensure-build.ts';
import { reportExpectedErrors } from './expected-errors.ts';
import { readLocalSettings, startLocalInbox } from './local-setup.ts';

// `npm start`: checks settings, builds if needed, starts a local inbox if no forwarding service is configured, and then the
// server that also runs in production.
const { ppid } = process;
// A signal to npm ends npm and its shell, but not this process.
setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGTERM'), 500).unref();
await reportExpectedErrors(async () => {
  const settings = await readLocalSettings();
  await ensureBuild();
  await startLocalInbox(settings);
  await import(new URL('../dist/server/main.js', import.meta.url).href);
});
