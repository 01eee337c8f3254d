import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBaseImage } from './container/base-image.ts';
import { checkContainer } from './container/checks.ts';
import { requireCommands, run } from './container/run.ts';

// `npm run test:container`: builds the image and runs it as production does.
const image = 'par-avion:test';
const certificates = '/etc/ssl/certs/ca-certificates.crt';

const folder = mkdtempSync(join(tmpdir(), 'container-'));
const npmrc = join(folder, 'npmrc');
try {
  requireCommands('podman', 'buildah', 'runc', 'mmdebstrap');
  configure();
  ensureBaseImage();
  const files = buildImage();
  console.log('✓ it is built');
  await checkContainer(image);
  if (buildImage('--no-cache') !== files) throw new Error('A second build has other files.');
  console.log('✓ the same commit gives the same files');
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Where there is no systemd, as in most CI jobs, the defaults of podman fail. */
function configure(): void {
  const file = join(folder, 'containers.conf');
  writeFileSync(
    file,
    `[engine]
runtime="runc"
cgroup_manager="cgroupfs"
events_logger="file"
[containers]
default_ulimits=["nofile=1024:1024","nproc=1024:1024"]
`,
  );
  process.env['CONTAINERS_CONF'] = file;
  // npm inside trusts what this machine trusts.
  writeFileSync(npmrc, `cafile=${certificates}\n`);
}

/** Builds the image and returns the checksums of its files. */
function buildImage(...options: readonly string[]): string {
  const mounts = [`${certificates}:${certificates}:ro`, `${npmrc}:/usr/local/etc/npmrc:ro`];
  run(
    'buildah',
    'bud',
    // Without the rights that a build in a namespace of its own needs; HEALTHCHECK is not part of the OCI format.
    ...['--isolation', 'chroot', '--format', 'docker', '--pull=never', '--network', 'host'],
    ...mounts.flatMap((mount) => ['-v', mount]),
    ...['--build-arg', 'VERSION=test', ...options, '-t', image, '.'],
  );
  const list = 'find dist -type f -print0 | sort -z | xargs -0 sha256sum';
  return run('podman', 'run', '--rm', '--network', 'none', image, 'sh', '-c', list);
}
