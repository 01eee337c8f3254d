import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseSettings, settingNames } from '../../../server/settings.ts';
import { production } from '../../setup/settings.ts';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const { services, networks } = parse(read('compose.yaml'), { merge: true });
const defaults = parseSettings(production);

type Service = {
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly logging?: unknown;
};

describe.each([{ name: 'site-1' }, { name: 'site-2' }])('the instance $name', ({ name }) => {
  const site = services[name];

  it('is given the time of the shutdown, and starts again unless it was stopped', () => {
    expect(Number.parseInt(site.stop_grace_period, 10) * 1000).toBeGreaterThan(
      defaults.shutdownTimeoutMs,
    );
    expect(site.restart).toBe('unless-stopped');
  });

  it('can write nothing but the shared folder, and has no rights', () => {
    expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(site.volumes).toEqual(['assets:/assets']);
    expect(site.security_opt).toEqual(['no-new-privileges:true']);
  });

  it('has an image that is built with its version and revision, and named by the version', () => {
    expect(site.build.args).toEqual({
      VERSION: `\${VERSION:-local}`,
      REVISION: `\${REVISION:-unknown}`,
    });
    expect(site.image).toBe(`par-avion:\${VERSION:-local}`);
  });
});

it('.env outranks every setting but those that the file relies on', () => {
  const { env_file: files, environment } = services['site-1'];
  // Of two files the later one outranks.
  expect(files).toEqual(['compose.env', '../.env']);
  expect(environment).toEqual({
    HOST: '0.0.0.0',
    PORT: defaults.port,
    ADMIN_HOST: '0.0.0.0',
    SHARED_ASSETS: '/assets',
  });
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(read('compose.env').match(/^[A-Z].*$/gm)).toEqual(['TRUST_PROXY=uniquelocal']);
});

it('only Caddy can be reached from outside, and it waits for healthy instances', () => {
  expect(networks).toEqual({ inside: { internal: true }, outside: null });
  const reach = Object.entries<Service>(services).map(([name, service]) => {
    return [name, service.ports?.length ?? 0, service.networks ?? service.network_mode];
  });
  expect(reach).toEqual([
    ['site-1', 0, ['inside']],
    ['site-2', 0, ['inside']],
    ['assets', 0, 'none'],
    ['assets-cleaner', 0, 'none'],
    ['caddy', 3, ['inside', 'outside']],
  ]);
  const healthy = { condition: 'service_healthy' };
  expect(services.caddy.depends_on).toEqual({ 'site-1': healthy, 'site-2': healthy });
});

it('the log of what goes on running is bounded', () => {
  const running = Object.entries<Service>(services).filter(([name]) => name !== 'assets');
  expect(running.map(([name]) => name)).toEqual(['site-1', 'site-2', 'assets-cleaner', 'caddy']);
  for (const [name, { logging }] of running) {
    expect(logging, name).toEqual({
      driver: 'json-file',
      options: { 'max-size': '10m', 'max-file': '5' },
    });
  }
});
