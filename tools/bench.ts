import { measurePages } from './bench/pages.ts';
import { measureServer } from './bench/server.ts';
import { ensureBuild } from './ensure-build.ts';

// `npm run bench`: the server beside a bare one, and what a visitor waits for and downloads; `npm run bench -- server` or
// `pages` for one of them. Figures are to be read: it fails on a wrong answer, never on a slow machine.
const [wanted] = process.argv.slice(2);
await ensureBuild();
if (wanted !== 'pages') console.table(await measureServer());
if (wanted !== 'server') console.table(await measurePages());
