import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type BuildOutput, readBuildOutput } from '../../server/respond/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { type Served, serveSite } from '../setup/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
const SHARED_ASSETS = join(folder, 'shared');
mkdirSync(SHARED_ASSETS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A build whose every script differs, and with it its name. */
function withOtherScripts({ manifest, assets, ...rest }: BuildOutput): BuildOutput {
  const rename = (text: string) => text.replaceAll(/(\/assets\/[\w-]+)(?=\.js)/g, '$1-newer');
  return {
    ...rest,
    manifest: JSON.parse(rename(JSON.stringify(manifest))),
    assets: assets.map((asset) => ({ ...asset, path: rename(asset.path) })),
  };
}

const older = readBuildOutput('dist');
const newer = withOtherScripts(older);
const [one, other] = [
  await serveSite({ SHARED_ASSETS }, older),
  await serveSite({ SHARED_ASSETS }, newer),
];

/** Asks one instance for every asset that the pages of another one name. */
async function askForAssets(from: Served, to: Served) {
  const pages = await Promise.all(routes.map(({ path }) => from.ask(path)));
  const named = pages.flatMap(({ text }) => text.match(/\/assets\/[\w.-]+/g) ?? []);
  const addresses = [...new Set(named)];
  expect(addresses.length).toBeGreaterThan(10);
  return Promise.all(addresses.map(async (path) => ({ path, ...(await to.ask(path)) })));
}

it('instances of two builds answer what a page of the other names, where they share a folder', async () => {
  for (const replies of [await askForAssets(one, other), await askForAssets(other, one)]) {
    for (const { path, status, headers } of replies) {
      expect(status, path).toBe(200);
      expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
      expect(headers).toHaveProperty('content-security-policy');
    }
  }
});

it('without the folder they know only their own, and nobody stores that', async () => {
  const replies = await askForAssets(one, await serveSite({}, newer));
  const missing = replies.filter(({ status }) => status === 404);
  expect(missing.length).toBeGreaterThan(5);
  for (const { headers } of missing) expect(headers['cache-control']).toBe('no-store');
});

it('the folder leads nowhere else', async () => {
  writeFileSync(join(SHARED_ASSETS, '.hidden'), 'secret');
  writeFileSync(join(folder, 'outside.js'), 'secret');
  for (const name of ['', '.hidden', '%2e%2e/outside.js', '..%2foutside.js', '../outside.js']) {
    const { status, text } = await one.ask(`/assets/${name}`);
    expect([status, text], name).toEqual([404, '']);
  }
});
