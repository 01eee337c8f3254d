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
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Manifest } from '../server/respond/build-output.ts';
import { destinationRoutes, homeRoute } from '../shared/routes.ts';
import { freePort, startSite, stopSite } from '../tools/running-site.ts';
import { only, parseHtml } from './setup/html.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
const sources = [
  'client',
  'pictures',
  'server',
  'shared',
  'tools',
  'package.json',
  'tsconfig.base.json',
];

const id = 'atlantis';
const label = 'Atlantis';
const path = `/site/study-destination/${id}`;

/** Adds a destination as the README says: a row, its copy, its picture and its accent. */
function addDestination(): void {
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    // The compiler's cache stays the repository's own.
    if (name !== '.cache')
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  const gateway = "{ code: 'ATL', city: 'Poseidonis', position: [-24.3, 31.2] }";
  const row = `  { id: '${id}', label: '${label}', inSentence: '${label}', gateway: ${gateway} },\n`;
  rewrite('shared/routes.ts', (table) =>
    table.replace('\n] as const;\n\nexport type DestinationId', `\n${row}$&`),
  );
  rewrite('client/styles/tokens.css', (styles) =>
    styles.replace(
      /\[data-destination="usa"\] \{[^}]*\}\n/,
      (accent) => accent + accent.replace('usa', id),
    ),
  );
  for (const name of ['summary', 'guide']) {
    const copy = readFileSync(`shared/content/usa/${name}.ts`, 'utf8');
    write(
      `shared/content/${id}/${name}.ts`,
      copy.replaceAll('pictures/usa/usa', `pictures/${id}/${id}`),
    );
  }
  const drawing = readFileSync('pictures/usa/usa.svg', 'utf8');
  write(`pictures/${id}/${id}.svg`, drawing.replace('</svg>', '<circle r="9"/></svg>'));
}

function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has changed its form.`);
  write(file, after);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Characters of the pages' scripts, by route id: compressed sizes differ by more than what is measured. */
function scriptSizes(dist: string): Readonly<Record<string, number>> {
  const { pageScripts } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const sizes = new Map<string, number>();
  for (const address of new Set(Object.values(pageScripts).flat())) {
    const script = readFileSync(join(dist, 'client', address), 'utf8');
    sizes.set(address, script.length);
  }
  return Object.fromEntries(
    Object.entries(pageScripts).map(([route, addresses]) => [
      route,
      addresses.reduce((sum, address) => sum + (sizes.get(address) ?? Number.NaN), 0),
    ]),
  );
}

async function fetchPages(paths: readonly string[]): Promise<readonly Document[]> {
  const port = await freePort();
  const site = await startSite(join(folder, 'dist'), { PORT: `${port}`, LOG_LEVEL: 'silent' });
  try {
    const answers = await Promise.all(
      paths.map((each) => fetch(`http://localhost:${port}${each}`)),
    );
    for (const { status } of answers) expect(status).toBe(200);
    return await Promise.all(answers.map(async (answer) => parseHtml(await answer.text())));
  } finally {
    await stopSite(site);
  }
}

beforeAll(async () => {
  addDestination();
  await Promise.all([
    run('node_modules/.bin/tsc', ['--build', 'server', 'client'], { cwd: folder }),
    run('node_modules/.bin/tsx', ['tools/build.ts'], { cwd: folder }),
  ]);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a destination that was added as the README says', () => {
  it('has a page, and every other page leads to it', async () => {
    const existing = [homeRoute, ...destinationRoutes].map((route) => route.path);
    const [page, ...others] = await fetchPages([path, ...existing, '/sitemap.xml']);
    if (!page) throw new Error('No page was fetched.');
    expect(only(page, 'h1').textContent).toContain(label);
    expect(page.querySelector('main img')?.getAttribute('src')).toContain(`/${id}-`);
    expect(others.pop()?.toString()).toContain(path);
    for (const other of others) expect(other.querySelector(`a[href="${path}"]`)).not.toBeNull();
  }, 60_000);

  it('adds to the scripts of the other destinations its row and the names of its modules alone', () => {
    const [before, after] = [scriptSizes('dist'), scriptSizes(join(folder, 'dist'))];
    for (const { id: other } of destinationRoutes) {
      const growth = (after[other] ?? Number.NaN) - (before[other] ?? Number.NaN);
      expect(growth, other).toBeLessThan(300);
    }
  }, 60_000);
});
