import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file of `deploy/`, or a folder there, and the program that will read it. */
type DeployFile = {
  readonly file: string;
  readonly reader: string;
  /** Succeeds where the reader is installed. */
  readonly find: string;
  /** Fails where the reader can't use the file. */
  readonly read: string;
};

export const deployFiles: readonly DeployFile[] = [
  {
    file: 'deploy/compose.yaml',
    reader: 'docker compose',
    find: 'docker compose version',
    read: 'docker compose --file deploy/compose.yaml config --quiet',
  },
  {
    file: 'deploy/Caddyfile',
    reader: 'caddy',
    find: 'caddy version',
    read: 'caddy validate --adapter caddyfile --config deploy/Caddyfile',
  },
  {
    file: 'deploy/kubernetes',
    reader: 'kubectl',
    find: 'kubectl version --client',
    read: 'kubectl kustomize deploy/kubernetes',
  },
  {
    file: 'deploy/kubernetes, by its schemas',
    reader: 'kubeconform',
    find: 'kubectl version --client && kubeconform -v',
    read: 'kubectl kustomize deploy/kubernetes | kubeconform -strict -',
  },
  {
    file: 'deploy/monitoring',
    reader: 'promtool',
    find: 'promtool --version',
    // It reads alerts.yaml too, which the configuration names.
    read: 'promtool check config deploy/monitoring/prometheus.yaml',
  },
];

/**
 * Has the file read by its reader. Returns whether that is installed.
 *
 * @throws {Error} with what the reader says is wrong
 */
export function readDeployFile({ find, read }: DeployFile): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    cpSync('deploy', join(folder, 'deploy'), { recursive: true });
    // The operator's own, which compose asks for.
    writeFileSync(join(folder, '.env'), '');
    if (!succeeds(find)) return false;
    run(read, folder);
    return true;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function succeeds(command: string): boolean {
  try {
    execSync(command, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function run(command: string, cwd: string): void {
  const env = { ...process.env, SITE_HOST: 'www.site.example', BARE_HOST: 'site.example' };
  try {
    // Without pipefail the end of a pipe alone would count.
    execSync(`set -o pipefail; ${command}`, { cwd, env, stdio: 'pipe', shell: '/bin/bash' });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: Buffer; readonly stderr: Buffer };
    throw new Error(`${command}\n${stdout}${stderr}`.trim());
  }
}
