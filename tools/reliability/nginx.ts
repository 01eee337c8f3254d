import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilListening } from '../ports.ts';

/** A running nginx. */
export type Nginx = {
  readonly port: number;
  stop(): Promise<void>;
};

/** Starts nginx as `deploy/nginx.conf` configures it, without TLS, in front of two ports of this machine. */
export async function startNginx(sites: readonly [number, number]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configure(folder, port, sites));
  const log = join(folder, 'error.log');
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', log], { stdio: 'ignore' });
  await untilListening(port, once(nginx, 'exit')).catch(() => {
    throw new Error(readFileSync(log, 'utf8'));
  });
  return {
    port,
    async stop() {
      nginx.kill();
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

function configure(folder: string, port: number, sites: readonly [number, number]): string {
  const deployed = readFileSync('deploy/nginx.conf', 'utf8');
  const [upstream = ''] = /^upstream .*?^}/ms.exec(deployed) ?? [];
  // The last server is the site's; those before it redirect to it, or refuse.
  const server = deployed.slice(deployed.lastIndexOf('\nserver {'));
  const withPorts = upstream
    .replace(/site-1:3000( resolve)?/, `127.0.0.1:${sites[0]}`)
    .replace(/site-2:3000( resolve)?/, `127.0.0.1:${sites[1]}`);
  const withoutTls = server
    .replace(/listen 443.*;/, `listen 127.0.0.1:${port};`)
    .replace(/^ *(http2|ssl_certificate\w*) .*;\n/gm, '');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  return [
    'daemon off;',
    // A master that is root would give its workers to a user who can't read the folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid;`,
    'events {}',
    'http {',
    ...folders,
    withPorts,
    withoutTls,
    '}',
  ].join('\n');
}
