import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSettings } from '../../../server/settings.ts';
import { production } from '../../setup/settings.ts';

const unit = readFileSync('deploy/par-avion.service', 'utf8');

/** The value of a line `name=value` of the unit. */
const read = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

it('systemd runs the site with the flags of the image', () => {
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const [, ...parameters] = JSON.parse(command);
  const installed = parameters.map((part: string) => part.replace('dist/', '/opt/par-avion/dist/'));
  expect(read('ExecStart')).toBe(`/usr/bin/node ${installed.join(' ')}`);
});

it('systemd stops it as the server expects, with the time of the shutdown, and starts it again', () => {
  expect(read('KillSignal')).toBe('SIGTERM');
  expect(Number(read('TimeoutStopSec')) * 1000).toBeGreaterThan(
    parseSettings(production).shutdownTimeoutMs,
  );
  expect(read('Restart')).toBe('always');
});

it('systemd runs it without rights', () => {
  const rights = ['DynamicUser', 'NoNewPrivileges', 'ProtectSystem', 'CapabilityBoundingSet'];
  expect(rights.map(read)).toEqual(['yes', 'yes', 'strict', '']);
  // The compiler of JavaScript writes code while it runs.
  expect(read('MemoryDenyWriteExecute')).toBeUndefined();
});

it('systemd gives it the operator’s settings, and its own for this machine', () => {
  expect(read('EnvironmentFile')).toBe('/etc/par-avion.env');
  const settings = read('Environment')
    ?.split(' ')
    .map((pair) => pair.split('='));
  expect(settings).toEqual([
    ['NODE_ENV', 'production'],
    ['HOST', '127.0.0.1'],
    ['SHARED_ASSETS', '%S/par-avion'],
  ]);
});
