import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const [, build = '', image = ''] = dockerfile.split(/^FROM .*$/m);

it('the image is told its version, and lets other containers reach its metrics', () => {
  const [, ...settings] = image.match(/^ENV .*$/m)?.[0].split(' ') ?? [];
  expect(settings).toEqual(['NODE_ENV=production', `VERSION=\${VERSION}`, 'ADMIN_HOST=0.0.0.0']);
  // An argument is known from its own line on, and only within its stage.
  expect(image.search(/^ARG VERSION=unknown$/m)).toBeGreaterThan(0);
  expect(image.search(/^ARG VERSION=/m)).toBeLessThan(image.search(/^ENV /m));
});

it('the image starts node itself, not by root', () => {
  expect(image.match(/^USER .*/gm)).toEqual(['USER node']);
  const [, command = '[]'] = /^CMD (.*)$/m.exec(image) ?? [];
  const [program, ...parameters] = JSON.parse(command);
  expect([program, parameters.at(-1)]).toEqual(['node', 'dist/server/main.js']);
});

it.each([
  { health: 'healthy', status: 200, exitCode: 0 },
  { health: 'unhealthy', status: 503, exitCode: 1 },
])('the image is $health where /healthz answers $status', async ({ status, exitCode }) => {
  const asked: unknown[] = [];
  const site = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status).end();
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  const [, command = ''] = /^HEALTHCHECK[^[]*CMD (.*)$/m.exec(image) ?? [];
  const [program, ...parameters] = JSON.parse(command);
  const env = { PATH: process.env['PATH'], PORT: String(port) };
  const [code] = await once(spawn(program, parameters, { env }), 'exit');
  site.close();
  expect(asked).toEqual(['/healthz']);
  expect(code).toBe(exitCode);
});

/**
 * Runs the image's own command for the list of its parts (SBOM) in a folder with these files. The folder has the name
 * of the image's: npm names the product by it.
 */
function listParts(files: readonly string[]) {
  const [, command = ''] = /^RUN (npm sbom(?:.*\\\n)*.*)$/m.exec(build) ?? [];
  const [, workdir = ''] = /^WORKDIR (.*)$/m.exec(build) ?? [];
  const parent = mkdtempSync(join(tmpdir(), 'sbom-'));
  const folder = join(parent, workdir);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const file of files) copyFileSync(file, join(folder, file));
  const { status } = spawnSync('sh', ['-c', command], { cwd: folder });
  const list = readFileSync(join(folder, 'dist/sbom.cdx.json'), 'utf8');
  rmSync(parent, { recursive: true });
  return { status, list };
}

it('the list of parts has the name of the product and all that ships, and is the same each time', () => {
  const files = ['package.json', 'package-lock.json'];
  const { status, list } = listParts(files);
  expect(status).toBe(0);
  const { metadata, components } = JSON.parse(list);
  expect(metadata.component).toMatchObject({ name: 'par-avion', type: 'application' });
  const names = components.map(({ name }: { name: string }) => name);
  const shipped = ['express', 'react', 'pino', '@fontsource-variable/besley', 'world-atlas'];
  expect(names).toEqual(expect.arrayContaining(shipped));
  expect(names).not.toContain('vitest');
  expect(listParts(files).list).toBe(list);
});

it('the build of the image fails where the list of parts can not be made', () => {
  expect(listParts(['package.json']).status).not.toBe(0);
});
