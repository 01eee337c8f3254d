import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files of `deploy/`, with a command that succeeds where their reader is installed, and one that has them read. */
const checks = [
  {
    file: 'deploy/compose.yaml',
    find: 'docker compose version',
    read: 'docker compose --file deploy/compose.yaml config --quiet',
  },
  {
    file: 'deploy/Caddyfile',
    find: 'docker info',
    // By the very Caddy that compose.yaml names: a distribution's is years older, and does not know all of it.
    read: 'docker compose --file deploy/compose.yaml run --rm --no-deps caddy caddy validate --config /etc/caddy/Caddyfile',
  },
  {
    file: 'deploy/kubernetes',
    find: 'kubectl version --client',
    read: 'kubectl kustomize deploy/kubernetes',
  },
  {
    file: 'deploy/kubernetes, by its schemas',
    find: 'kubectl version --client && kubeconform -v',
    // Without pipefail the end of the pipe alone would count.
    read: 'set -o pipefail; kubectl kustomize deploy/kubernetes | kubeconform -strict -',
  },
  {
    file: 'deploy/monitoring',
    find: 'promtool --version',
    // It reads alerts.yaml too, which the configuration names.
    read: 'promtool check config deploy/monitoring/prometheus.yaml',
  },
];

// `npm run check-deploy`: has the files of `deploy/` read by the programs that will read them. With `-- --all` a program that is
// not installed is a failure.
const isAllWanted = process.argv.includes('--all');
const cwd = mkdtempSync(join(tmpdir(), 'deploy-'));
cpSync('deploy', join(cwd, 'deploy'), { recursive: true });
// The operator's own, which compose asks for.
writeFileSync(join(cwd, '.env'), '');
for (const { file, find, read } of checks) {
  const isInstalled = run(find) === undefined;
  const problem = isInstalled ? run(read) : undefined;
  if (!isInstalled) console.log(`- ${file} was not read: “${find}” fails here`);
  else console.log(problem === undefined ? `✓ ${file}` : `✗ ${file}: ${read}\n${problem}`);
  if (problem !== undefined || (isAllWanted && !isInstalled)) process.exitCode = 1;
}
rmSync(cwd, { recursive: true });

/** Runs a command. Returns what it prints when it fails. */
function run(command: string): string | undefined {
  const env = { ...process.env, SITE_HOST: 'www.site.example', BARE_HOST: 'site.example' };
  try {
    execSync(command, { cwd, env, stdio: 'pipe', shell: '/bin/bash' });
    return undefined;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: Buffer; readonly stderr: Buffer };
    return `${stdout}${stderr}`.trim();
  }
}
