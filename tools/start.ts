import { build } from './build/build.ts';
import { isStale } from './build/sources.ts';
import { startStandIn } from './stand-in.ts';

// `npm start`: builds what is not built, starts a stand-in for the forwarding service where none is configured, and
// then the very server that production runs.
if (isStale('dist')) await build({ dist: 'dist', development: false });
const closeStandIn = await startStandIn(process.env);
await import(new URL('../dist/server/main.js', import.meta.url).href);
// A site that could not start has said why; its stand-in must not keep the process alive.
if (process.exitCode) await closeStandIn();
