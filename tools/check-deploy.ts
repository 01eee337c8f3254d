import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDeployFiles } from './check-deploy/check-files.ts';

/** What the programs say that will read the files of `deploy/`. */
const programs = [
  'docker compose --file deploy/compose.yaml config --quiet',
  // By the very Caddy that compose.yaml names: a distribution's is years older, and does not know all of it.
  'docker compose --file deploy/compose.yaml run --rm --no-deps caddy caddy validate --config /etc/caddy/Caddyfile',
  // Without pipefail the end of the pipe alone would count.
  'set -o pipefail; kubectl kustomize deploy/kubernetes | kubeconform -strict -',
  // It reads alerts.yaml too, which the configuration names.
  'promtool check config deploy/monitoring/prometheus.yaml',
];

// `npm run check-deploy`: reads the files of `deploy/` by their schemas, on any machine. With `-- --all` the programs that will
// read them do so, too; one that is not installed is a failure.
for (const { file, problems } of await checkDeployFiles('deploy')) {
  report(file, problems.join('\n'));
}
if (process.argv.includes('--all')) {
  const cwd = mkdtempSync(join(tmpdir(), 'deploy-'));
  cpSync('deploy', join(cwd, 'deploy'), { recursive: true });
  // The operator's own, which compose asks for.
  writeFileSync(join(cwd, '.env'), '');
  for (const command of programs) report(command, run(command, cwd));
  rmSync(cwd, { recursive: true });
}

function report(what: string, problem: string): void {
  console.log(problem ? `✗ ${what}\n${problem}` : `✓ ${what}`);
  if (problem) process.exitCode = 1;
}

/** Runs a command. Returns what it prints when it fails. */
function run(command: string, cwd: string): string {
  const env = { ...process.env, SITE_HOST: 'www.site.example', BARE_HOST: 'site.example' };
  try {
    execSync(command, { cwd, env, stdio: 'pipe', shell: '/bin/bash' });
    return '';
  } catch (error) {
    const { stdout, stderr, message } = error as Error & Record<'stdout' | 'stderr', Buffer>;
    return `${stdout}${stderr}`.trim() || message;
  }
}
