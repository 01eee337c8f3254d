import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type BuildOutput, readBuildOutput } from '../../server/respond/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { writeManifest } from '../../tools/build/build.ts';
import { clientBundle } from '../../tools/build/bundles.ts';
import { startProcess } from '../setup/process.ts';
import { type Served, serveSite, testEnvironment } from '../setup/site.ts';

// Hundreds of requests.
vi.setConfig({ testTimeout: 60_000 });

/** The addresses of assets in a page. */
const assetsNamedIn = (html: string) => html.match(/\/assets\/[\w-]+\.\w+/g) ?? [];

const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
const shared = join(folder, 'shared');
mkdirSync(shared);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const older = readBuildOutput('dist');
const newer = await buildWithOtherScripts(join(folder, 'dist'));

/** A build whose every script differs, and with it its name. `npm run test:faults` has one from altered sources. */
async function buildWithOtherScripts(dist: string): Promise<BuildOutput> {
  cpSync('dist', dist, {
    recursive: true,
    filter: (file) => !/assets\/.*\.js(\.\w+)?$/.test(file),
  });
  const options = { dist, development: false };
  const { metafile } = await build({ ...clientBundle(options), footer: { js: ';"newer";' } });
  await writeManifest(options, older.manifest, metafile);
  return readBuildOutput(dist);
}

const [one, other] = [
  await serveSite({ SHARED_ASSETS: shared }, older),
  await serveSite({ SHARED_ASSETS: shared }, newer),
];

/** Asks one instance for every asset that the pages of another one name. */
async function askForAssets(from: Served, to: Served) {
  const named = new Set<string>();
  for (const { path } of routes) {
    const { text } = await from.ask(path);
    for (const address of assetsNamedIn(text)) named.add(address);
  }
  expect(named.size).toBeGreaterThan(10);
  return Promise.all([...named].map(async (address) => ({ address, ...(await to.ask(address)) })));
}

describe('two builds that serve at the same time', () => {
  it('answer what a page of the other names, where they share a folder', async () => {
    for (const replies of [await askForAssets(one, other), await askForAssets(other, one)]) {
      for (const { address, status, headers } of replies) {
        expect(status, address).toBe(200);
        expect(headers['cache-control'], address).toBe('public, max-age=31536000, immutable');
        expect(headers['content-security-policy']).toBeDefined();
      }
    }
  });

  it('without the folder know only their own, and nobody stores that', async () => {
    const replies = await askForAssets(one, await serveSite({}, newer));
    const missing = replies.filter(({ status }) => status === 404);
    expect(missing.length).toBeGreaterThan(5);
    for (const { headers } of missing) expect(headers['cache-control']).toBe('no-store');
  });

  it('the folder leads nowhere else', async () => {
    for (const name of ['', '.hidden', '%2e%2e/etc/passwd', 'nothing.js']) {
      const { status, text } = await one.ask(`/assets/${name}`);
      expect([status, text], name).toEqual([404, '']);
    }
  });
});

it.each(['/missing/assets', '/proc', '/dev/null'])(
  'refuses to start when SHARED_ASSETS is not writable (%s), in one line',
  async (SHARED_ASSETS) => {
    const environment = { ...testEnvironment, HOST: '127.0.0.1', PORT: '1', SHARED_ASSETS };
    const site = startProcess({ environment });
    expect(await site.ended).toEqual({ code: 1, signal: null });
    expect(await site.stderr).toMatch(new RegExp(`^SHARED_ASSETS is "${SHARED_ASSETS}".*\n$`));
  },
);
