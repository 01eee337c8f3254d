import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../running-site.ts';
import { waitUntilReady } from './copy.ts';

export type Proxy = { readonly port: number; stop(): Promise<void> };

export type ProxyName = 'nginx' | 'Caddy';

type Options = {
  /** Keep pages for this many seconds, and serve them when the origin is gone. */
  readonly cacheSeconds?: number;
};

/** Starts a proxy in front of the copies, configured as in `deploy/`. */
export async function startProxy(
  name: ProxyName,
  copies: readonly number[],
  { cacheSeconds }: Options = {},
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const port = await freePort();
  const file = join(folder, 'config');
  const config =
    name === 'nginx'
      ? nginxConfig({ folder, port, copies, cacheSeconds })
      : caddyConfig(port, copies);
  writeFileSync(file, config);
  const command: [string, string[]] =
    name === 'nginx'
      ? ['nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]]
      : ['caddy', ['run', '--adapter', 'caddyfile', '--config', file]];
  const child = spawn(command[0], command[1], {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder },
  });
  await waitUntilReady(port);
  return { port, stop: () => stop(child, folder) };
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

type NginxOptions = {
  readonly folder: string;
  readonly port: number;
  readonly copies: readonly number[];
  readonly cacheSeconds?: number | undefined;
};

function nginxConfig({ folder, port, copies, cacheSeconds }: NginxOptions): string {
  const servers = copies.map((copy) => `server 127.0.0.1:${copy} max_fails=1 fail_timeout=1s;`);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const cache = cacheSeconds
    ? `proxy_cache site; proxy_cache_valid 200 ${cacheSeconds}s; proxy_cache_key $uri;
       proxy_ignore_headers Cache-Control; proxy_cache_lock on; proxy_cache_background_update on;
       proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;`
    : '';
  // A master that is root would give its workers to a user who can not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `daemon off; ${user} pid ${folder}/pid; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off; ${temp}
  proxy_cache_path ${folder}/cache keys_zone=site:1m;
  upstream site { ${servers.join(' ')} keepalive 16; keepalive_timeout 60s; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_connect_timeout 1s;
      proxy_next_upstream error timeout http_502 http_503;
      ${cache}
    }
  }
}
`;
}

function caddyConfig(port: number, copies: readonly number[]): string {
  const upstreams = copies.map((copy) => `127.0.0.1:${copy}`).join(' ');
  return `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy ${upstreams} {
    health_uri /readyz
    health_interval 250ms
    lb_policy round_robin
    lb_try_duration 5s
    lb_try_interval 50ms
    fail_duration 1s
    transport http {
      keepalive 60s
    }
  }
}
`;
}
