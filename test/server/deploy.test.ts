import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { createListener } from '../../server/listener.ts';
import { createLog } from '../../server/log.ts';
import { type BuildOutput, readBuildOutput } from '../../server/respond/build-output.ts';
import { publishAssets } from '../../server/shared-assets.ts';
import { routes } from '../../shared/routes.ts';
import { testEnvironment } from '../setup/site.ts';

// Hundreds of requests.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const older = readBuildOutput('dist');
const newer = withOtherNames(older);
const sharing = { SHARED_ASSETS: folder };

/** The same build with another hash in the name of each file that the manifest names. */
function withOtherNames({ manifest, assets }: BuildOutput): BuildOutput {
  const rename = (text: string) => text.replace(/(\/assets\/[\w-]+)-[\w-]{8}\./g, '$1-OTHERONE.');
  return {
    manifest: JSON.parse(rename(JSON.stringify(manifest))),
    assets: [...assets, ...assets.map((asset) => ({ ...asset, path: rename(asset.path) }))].filter(
      ({ path }, index, all) => all.findIndex((other) => other.path === path) === index,
    ),
  };
}

async function serve(build: BuildOutput, environment: Readonly<Record<string, string>> = {}) {
  const config = parseConfig({ ...testEnvironment, ...environment });
  const log = createLog({ write: () => undefined });
  const listener = await createListener(config, build, { log, isDraining: () => false });
  return request(createServer(listener));
}

/** Every asset that the site's pages name. */
async function assetsNamedBy(site: Awaited<ReturnType<typeof serve>>): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { path } of routes) {
    const { text } = await site.get(path).expect(200);
    for (const [address] of text.matchAll(/\/assets\/[\w.-]+/g)) named.add(address);
  }
  return named;
}

describe('two builds that serve at the same time', () => {
  it('answer what a page of the other names, where they share a folder', async () => {
    const [one, other] = [await serve(older, sharing), await serve(newer, sharing)];
    for (const build of [older, newer]) await publishAssets(build.assets, folder);
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const named = await assetsNamedBy(from);
      expect(named.size).toBeGreaterThan(10);
      for (const address of named) {
        const { headers } = await to.get(address).expect(200);
        expect(headers['cache-control'], address).toBe('public, max-age=31536000, immutable');
        expect(headers['content-security-policy']).toBeDefined();
      }
    }
  });

  it('without the folder know only their own, and nobody stores that', async () => {
    const copy = await serve(older);
    const { headers } = await copy.get('/assets/hydrate-OTHERONE.js').expect(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('the folder leads nowhere else', async () => {
    const copy = await serve(older, sharing);
    for (const path of [
      '/assets/',
      '/assets/.hidden',
      '/assets/%2e%2e/etc/passwd',
      '/assets/nothing.js',
    ]) {
      const { status, text } = await copy.get(path);
      expect([status, text], path).toEqual([404, '']);
    }
  });
});
