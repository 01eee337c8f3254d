import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDeployFiles } from './check-deploy/check-files.ts';

/** Commands that validate `deploy/` with the programs that read its files in production. */
const programs = [
  'docker compose --file deploy/compose.yaml config --quiet',
  // Run in the image from compose.yaml: a distribution's Caddy may be too old for this file.
  'docker compose --file deploy/compose.yaml run --rm --no-deps caddy caddy validate --config /etc/caddy/Caddyfile',
  // Without pipefail, only the exit code of kubeconform would count.
  'set -o pipefail; kubectl kustomize deploy/kubernetes | kubeconform -strict -',
  // Also checks alerts.yaml, which the configuration references.
  'promtool check config deploy/monitoring/prometheus.yaml',
];

// `npm run check-deploy`: checks the files of `deploy/` on any machine. `-- --all` also runs docker compose, Caddy, kubeconform
// and promtool; a missing program is a failure.
for (const { file, problems } of checkDeployFiles('deploy')) {
  report(file, problems.join('\n'));
}
if (process.argv.includes('--all')) {
  const cwd = mkdtempSync(join(tmpdir(), 'deploy-'));
  cpSync('deploy', join(cwd, 'deploy'), { recursive: true });
  // Compose requires the operator's `.env` to exist.
  writeFileSync(join(cwd, '.env'), '');
  for (const command of programs) report(command, run(command, cwd));
  rmSync(cwd, { recursive: true });
}

function report(what: string, problem: string): void {
  console.log(problem ? `✗ ${what}\n${problem}` : `✓ ${what}`);
  if (problem) process.exitCode = 1;
}

/** Runs a command. Returns its output if it fails, otherwise an empty string. */
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
