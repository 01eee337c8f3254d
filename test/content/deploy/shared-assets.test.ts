import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(`deploy/${path}`, 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }).services;
const cronJob = parse(read('kubernetes/shared-assets/cleaner.yaml')).spec;
const { containers, volumes } = cronJob.jobTemplate.spec.template.spec;
const mount = parse(read('kubernetes/shared-assets/mount.yaml')).spec.template.spec;

/** The commands that delete old assets, and who runs them. */
const commands = [
  {
    name: 'compose',
    command: compose['assets-cleaner'].command[2].match(/find .* -delete/)[0],
  },
  { name: 'Kubernetes', command: containers[0].command.join(' ') },
  {
    name: 'systemd',
    command: read('par-avion.service').match(/^ExecStartPre=(.*)$/m)?.[1] ?? '',
  },
  { name: 'cdn.md', command: read('cdn.md').match(/^find .*$/m)?.[0] ?? '' },
];

it.each(commands)('$name deletes what has had no new date for 31 days', ({ command }) => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  const ages = { today: 0, month: 30.9, older: 31.1, 'older.br': 400 };
  for (const [name, days] of Object.entries(ages)) {
    const date = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    writeFileSync(join(folder, name), '');
    // Read a moment ago, as an old page may still do.
    utimesSync(join(folder, name), new Date(), date);
  }
  const local = command.replace(/ (\/assets|%S\/par-avion\/) /, ` ${folder} `);
  expect(local).not.toBe(command);
  execFileSync('sh', ['-c', local]);
  expect(readdirSync(folder)).toEqual(['month', 'today']);
  rmSync(folder, { recursive: true });
});

it('instances write to the folder that is cleaned, each day', () => {
  const site = compose['site-1'];
  expect([site.environment.SHARED_ASSETS, site.volumes]).toEqual(['/assets', ['assets:/assets']]);
  expect(compose['assets-cleaner']).toMatchObject({ volumes: site.volumes, user: '1000:1000' });
  expect(compose['assets-cleaner'].command[2]).toMatch(/^while true; do .*; sleep 86400; done$/);

  const [{ env, volumeMounts }] = mount.containers;
  expect(env).toEqual([{ name: 'SHARED_ASSETS', value: '/assets' }]);
  expect(volumeMounts).toEqual([{ name: 'assets', mountPath: '/assets' }]);
  expect([containers[0].volumeMounts, volumes]).toEqual([volumeMounts, mount.volumes]);
  expect(cronJob.schedule).toMatch(/^\d+ \d+ \* \* \*$/);

  const unit = read('par-avion.service');
  expect(unit).toMatch(/^Environment=.*\bSHARED_ASSETS=%S\/par-avion$/m);
  expect(unit).toMatch(/^StateDirectory=par-avion$/m);
});
