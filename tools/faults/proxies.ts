import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { waitUntilReady } from './copy.ts';

export type ProxyName = 'nginx' | 'Caddy';

type Proxy = { readonly port: number; stop(): Promise<void> };

/**
 * Starts a proxy in front of the copies: Caddy as `deploy/` configures it, or nginx.
 *
 * @param cacheSeconds nginx keeps pages for this long, and serves older ones while it asks again or can't ask
 */
export async function startProxy(
  name: ProxyName,
  copies: readonly number[],
  cacheSeconds?: number,
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const port = await freePort();
  const file = join(folder, 'config');
  const parameters = {
    nginx: ['-p', folder, '-c', file, '-e', join(folder, 'error.log')],
    Caddy: ['run', '--adapter', 'caddyfile', '--config', file],
  }[name];
  const upstreams = copies.map((copy) => `127.0.0.1:${copy}`);
  const config =
    name === 'Caddy' ? caddyConfig(upstreams) : nginxConfig(folder, port, upstreams, cacheSeconds);
  writeFileSync(file, config);
  const child = spawn(name.toLowerCase(), parameters, {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_HOST: `http://127.0.0.1:${port}`,
    },
  });
  await waitUntilReady(port);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function caddyConfig(upstreams: readonly string[]): string {
  const config = readFileSync('deploy/Caddyfile', 'utf8');
  return `{\n\tadmin off\n}\n${config.replace(/(?:site-\d:3000 ?)+/, `${upstreams.join(' ')} `)}`;
}

function nginxConfig(
  folder: string,
  port: number,
  upstreams: readonly string[],
  cacheSeconds?: number,
): string {
  const servers = upstreams.map((address) => `server ${address} max_fails=1 fail_timeout=1s;`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  // Assets are not kept: a cache may drop them at any time, and then they must still be there.
  const cache = `
      proxy_cache site; proxy_cache_key $uri; proxy_cache_valid 200 ${cacheSeconds}s;
      proxy_no_cache $asset; proxy_cache_bypass $asset;
      proxy_ignore_headers Cache-Control; proxy_cache_lock on; proxy_cache_background_update on;
      proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;`;
  // A master that is root would give its workers to a user who can't read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `daemon off; ${user} pid ${folder}/pid; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off; ${folders.join(' ')}
  proxy_cache_path ${folder}/cache keys_zone=site:1m;
  map $uri $asset { default ""; ~^/assets/ 1; }
  upstream site { ${servers.join(' ')} keepalive 16; keepalive_timeout 60s; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_connect_timeout 1s;
      proxy_next_upstream error timeout http_502 http_503;${cacheSeconds ? cache : ''}
    }
  }
}
`;
}
