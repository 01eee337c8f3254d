import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBaseImage } from './container/base-image.ts';
import { checkContainer } from './container/check-container.ts';
import { requireCommands, run } from './container/run.ts';

// `npm run test:container`: builds the image and runs it as production does.
const image = 'par-avion:test';
const certificates = '/etc/ssl/certs/ca-certificates.crt';

const folder = mkdtempSync(join(tmpdir(), 'container-'));
try {
  requireCommands(['podman', 'buildah', 'runc', 'mmdebstrap']);
  configureEngine();
  step('base image', ensureBaseImage);
  const first = step('build', () => buildImage());
  await checkContainer(image, step);
  const second = step('build again without cache', () => buildImage('--no-cache'));
  step('the same commit gives the same files', () => {
    if (first !== second) throw new Error('The two builds differ.');
  });
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Where there is no systemd, as in most CI jobs, the defaults of podman fail. */
function configureEngine(): void {
  const file = join(folder, 'containers.conf');
  const limits = 'default_ulimits=["nofile=1024:1024","nproc=1024:1024"]';
  writeFileSync(
    file,
    `[engine]\nruntime="runc"\ncgroup_manager="cgroupfs"\nevents_logger="file"\n[containers]\n${limits}\n`,
  );
  process.env['CONTAINERS_CONF'] = file;
}

/** Builds the image and returns the checksums of its files. */
function buildImage(...options: readonly string[]): string {
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `cafile=${certificates}\n`);
  run('buildah', [
    'bud',
    // Without the rights that a build in a namespace of its own needs; HEALTHCHECK is not part of the OCI format.
    ...['--isolation', 'chroot', '--format', 'docker', '--pull=never', '--network', 'host'],
    // npm inside trusts what this machine trusts.
    ...['-v', `${certificates}:${certificates}:ro`, '-v', `${npmrc}:/usr/local/etc/npmrc:ro`],
    ...['--build-arg', 'VERSION=test', ...options, '-t', image, '.'],
  ]);
  const list = 'find dist -type f -print0 | sort -z | xargs -0 sha256sum';
  return run('podman', ['run', '--rm', '--network', 'none', image, 'sh', '-c', list]);
}

function step<Result>(name: string, action: () => Result): Result {
  const started = performance.now();
  const result = action();
  console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}
