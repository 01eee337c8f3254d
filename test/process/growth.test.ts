import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { destinationsPath } from '#content/route-rows.ts';
import { destinationRoutes, routes } from '../../shared/routes.ts';
import { copyProject } from '../setup/command.ts';
import { productionSettings, startSite } from '../setup/site-process.ts';

const name = 'Banyan & Teak Study Counsellor';
const germany = `${destinationsPath}/germany`;

const folder = copyProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Changes of an owner, as in docs/owner.md.
edit('shared/content/site.ts', /const name = .*;/, `const name = '${name}';`);
addGermany();
const build = ['--import', 'tsx', 'tools/build.ts'];
const isolated = { cwd: folder, env: { PATH: process.env['PATH'] } };
await promisify(execFile)(process.execPath, build, isolated);
const environment = { ...productionSettings, REQUEST_LOG: 'off' };
const site = await startSite({ dist: join(folder, 'dist'), environment });
afterAll(() => site.stop());

it.each([...routes.map(({ path }) => path), germany])(
  'transfers at most 29 KB of %s, its first screen in one round trip',
  async (path) => {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    const sent = request(site.origin + path, { headers, agent: false }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    const { bytesRead } = response.socket;
    expect(bytesRead).toBeLessThanOrEqual(29_000);
    const begun = body.subarray(0, oneRoundTrip - (bytesRead - body.length));
    // Decodes the start of a stream, as browsers do.
    const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    expect(brotliDecompressSync(begun, options).toString()).toMatch(firstScreen);
  },
);

/** TCP's initial congestion window: ten segments of 1460 bytes. */
const oneRoundTrip = 14_600;

/** The styles and the first screen, up to the end of the part with the heading. */
const firstScreen = /^.*<\/style>.*<h1.*?<\/(?:section|header|main)>/s;

/** Edits a file of the copy. */
function edit(name: string, place: RegExp, text: string): void {
  const file = join(folder, name);
  const before = readFileSync(file, 'utf8');
  expect(before, name).toMatch(place);
  writeFileSync(file, before.replace(place, text));
}

/** Adds Germany, with the copy and the picture of the last destination. */
function addGermany(): void {
  const { id } = destinationRoutes.at(-1) ?? {};
  const row = `{
    id: 'germany',
    label: 'Germany',
    nameInText: 'Germany',
    gateway: { code: 'FRA', city: 'Frankfurt' },
  },`;
  edit('shared/content/route-rows.ts', /\] as const satisfies .*;\n$/, `${row}\n$&`);
  for (const [table, imported] of [
    ['guides', "{ guide as germany } from './germany/guide.ts'"],
    ['pictures', "germany from '../pictures/germany.svg'"],
    ['summaries', "{ summary as germany } from './germany/summary.ts'"],
  ]) {
    const row = `import ${imported};\n`;
    edit(`shared/content/${table}.ts`, /^(.*?)^\};$/ms, `${row}$1  germany,\n};`);
  }
  const [content, pictures] = ['shared/content', 'shared/pictures'].map((it) => join(folder, it));
  cpSync(`${content}/${id}`, `${content}/germany`, { recursive: true });
  cpSync(`${pictures}/${id}.svg`, `${pictures}/germany.svg`);
  const place = '.map-menu [data-destination="germany"] { inset: 30% auto auto 30%; }\n';
  edit('client/styles/home/map-places.css', /$/, place);
  edit('shared/content/germany/summary.ts', new RegExp(`page:${id}`, 'g'), 'page:germany');
}
