import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseSettings } from '../../../server/settings.ts';
import { production } from '../../setup/settings.ts';

const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
const defaults = parseSettings(production);

/** Each `server { … }` of nginx.conf. */
const servers = nginx.match(/^server \{[\s\S]*?^\}/gm) ?? [];

it('Caddy asks instances that exist whether they are ready, and notices a stop before the port closes', () => {
  const [, upstreams] = /reverse_proxy (.*) \{/.exec(caddyfile) ?? [];
  expect(upstreams).toBe('site-1:3000 site-2:3000');
  expect(caddyfile).toMatch(/^\s*health_uri \/readyz$/m);
  const [, interval] = /health_interval (\d+)s/.exec(caddyfile) ?? [];
  const [, timeout] = /health_timeout (\d+)s/.exec(caddyfile) ?? [];
  expect((Number(interval) + Number(timeout)) * 1000).toBeLessThan(defaults.drainDelayMs);
});

it('Caddy closes idle connections before an instance does', () => {
  const [, keepAlive] = /keepalive (\d+)s/.exec(caddyfile) ?? [];
  expect(Number(keepAlive) * 1000).toBeLessThan(defaults.keepAliveTimeoutMs);
});

it('Caddy redirects the bare host, refuses every other, and gets both names from compose', () => {
  const names = [...caddyfile.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
  expect([...new Set(names)]).toEqual(Object.keys(services.caddy.environment));
  const sites = caddyfile.match(/^\S.* \{$/gm);
  expect(sites).toEqual(['{$SITE_HOST} {', '{$BARE_HOST} {', 'http://, https:// {']);
  expect(caddyfile).toContain('{$BARE_HOST} {\n\tredir https://{$SITE_HOST}{uri} 308\n}');
  expect(caddyfile).toContain('http://, https:// {\n\tabort\n}');
});

it('nginx asks instances that exist, by a name that it resolves again, and closes idle connections first', () => {
  const upstreams = nginx.match(/^ {2}server .*$/gm)?.map((line) => line.trim());
  expect(upstreams).toEqual([
    'server site-1:3000 resolve max_fails=1 fail_timeout=1s;',
    'server site-2:3000 resolve max_fails=1 fail_timeout=1s;',
  ]);
  expect(nginx).toMatch(/^resolver 127\.0\.0\.11 valid=5s;$/m);
  expect(nginx).toMatch(/^upstream par_avion \{[^}]*^ {2}zone par_avion 64k;$/m);
  const [, seconds] = /keepalive_timeout (\d+)s;/.exec(nginx) ?? [];
  expect(Number(seconds) * 1000).toBeLessThan(defaults.keepAliveTimeoutMs);
});

it('nginx refuses other hosts, redirects the bare one and http, and logs no visitor', () => {
  const firstLines = servers.map((server) =>
    [/listen .*;/, /server_name .*;/].map((line) => line.exec(server)?.[0]),
  );
  expect(firstLines).toEqual([
    ['listen 80 default_server;', undefined],
    ['listen 443 ssl default_server;', undefined],
    ['listen 80;', 'server_name www.example.com example.com;'],
    ['listen 443 ssl;', 'server_name example.com;'],
    ['listen 443 ssl;', 'server_name www.example.com;'],
  ]);
  const [plain = '', tls = '', http = '', bare = '', site = ''] = servers;
  for (const refusing of [plain, tls]) expect(refusing).toMatch(/^ {2}return 444;$/m);
  expect(tls).toMatch(/^ {2}ssl_reject_handshake on;$/m);
  for (const redirecting of [http, bare]) {
    expect(redirecting.match(/return .*;/g)).toEqual([
      'return 308 https://www.example.com$request_uri;',
    ]);
  }
  for (const secure of [bare, site]) expect(secure).toMatch(/^ {2}http2 on;$/m);
  for (const server of servers) expect(server).toMatch(/^ {2}access_log off;$/m);
  // Without a path of its own, which would make nginx rewrite what was asked for.
  expect(site).toMatch(/^ {4}proxy_pass http:\/\/par_avion;$/m);
});
