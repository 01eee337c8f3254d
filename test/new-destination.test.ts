import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuildOutput } from '../server/respond/build-output.ts';
import { numberWord } from '../shared/number-word.ts';
import { destinationRoutes, homeRoute, type RouteId } from '../shared/routes.ts';
import { startSite } from '../tools/site-process.ts';
import { only, parseHtml, textOf } from './setup/html.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
const id = 'atlantis';
const label = 'Atlantis';
const path = `/site/study-destination/${id}`;

/** Adds a destination to a copy of the project as the README says: a row, its copy, its picture and its accent. */
function addDestination(): void {
  const filter = (file: string) => !/^(\.git|dist|docs|node_modules|test)\b/.test(file);
  cpSync('.', folder, { recursive: true, filter });
  mkdirSync(join(folder, 'node_modules'));
  // The compiler's cache stays the repository's own.
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache')) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  const gateway = "{ code: 'ATL', city: 'Poseidonis', position: [-24.3, 31.2] }";
  const row = `  { id: '${id}', label: '${label}', nameInText: '${label}', gateway: ${gateway} },\n`;
  edit('shared/routes.ts', '\n] as const;\n\nexport type DestinationId', `\n${row}$&`);
  edit(
    'client/styles/tokens.css',
    /\[data-destination="usa"\] (\{[^}]*\}\n)/,
    `$&[data-destination="${id}"] $1`,
  );
  const content = `shared/content/${id}`;
  cpSync('shared/content/usa', join(folder, content), { recursive: true });
  edit(`${content}/summary.ts`, 'pictures/usa', `pictures/${id}`);
  const picture = `pictures/${id}.svg`;
  cpSync('pictures/usa.svg', join(folder, picture));
  edit(picture, '</svg>', '<circle r="9"/></svg>');
}

/** Replaces something that is in the file once. */
function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has changed its form.`);
  writeFileSync(join(folder, file), after);
}

/** Characters of a page's scripts: compressed sizes differ by more than what is measured. */
function scriptSize(dist: string, route: RouteId): number {
  const { assets, manifest } = readBuildOutput(dist);
  const scripts = assets.filter((asset) => manifest.pageScripts[route].includes(asset.path));
  return scripts.reduce((sum, { body }) => sum + body.toString().length, 0);
}

beforeAll(async () => {
  addDestination();
  await Promise.all([
    run('node_modules/.bin/tsc', ['--build', 'server', 'client'], { cwd: folder }),
    run('node_modules/.bin/tsx', ['tools/build.ts'], { cwd: folder }),
  ]);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a destination that was added has a page, and every other page leads to it', async () => {
  const site = await startSite({
    dist: join(folder, 'dist'),
    environment: { LOG_LEVEL: 'silent' },
  });
  async function fetchText(address: string): Promise<string> {
    const answer = await fetch(site.origin + address);
    expect(answer.status).toBe(200);
    return answer.text();
  }
  try {
    const page = parseHtml(await fetchText(path));
    expect(textOf(only(page, 'h1'))).toBe(`Study in ${label}`);
    expect(only(page, 'main img').getAttribute('src')).toContain(`/${id}-`);
    expect(await fetchText('/sitemap.xml')).toContain(path);
    for (const { path: other } of [homeRoute, ...destinationRoutes]) {
      expect(await fetchText(other)).toContain(`href="${path}"`);
    }
    const count = numberWord(destinationRoutes.length + 1);
    expect(
      (await fetchText('/')).match(new RegExp(`${count} countries`, 'gi'))?.length,
    ).toBeGreaterThan(2);
  } finally {
    await site.stop();
  }
}, 60_000);

it('it adds to the scripts of the others its row and the names of its modules alone', () => {
  for (const { id: other } of destinationRoutes) {
    const growth = scriptSize(join(folder, 'dist'), other) - scriptSize('dist', other);
    expect(growth, other).toBeGreaterThan(0);
    expect(growth, other).toBeLessThan(300);
  }
});
