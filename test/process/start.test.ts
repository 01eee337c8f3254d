import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ask } from '../setup/connections.ts';
import { importOf, productionSettings, runUntilEnd, startSite } from '../setup/site-process.ts';

/** A folder without package.json and node_modules around it. */
const elsewhere = mkdtempSync(join(tmpdir(), 'site-'));
const dist = join(elsewhere, 'dist');
const altered = join(elsewhere, 'altered');
for (const copy of [dist, altered]) cpSync('dist', copy, { recursive: true });
appendFileSync(join(altered, 'server/main.js'), '\n');

// Another program's port.
const other = createServer().listen(0, '127.0.0.1');
await once(other, 'listening');
const taken = String((other.address() as AddressInfo).port);

afterAll(() => {
  other.close();
  rmSync(elsewhere, { recursive: true });
});

it('runs from a copy of dist and prints its URL, and warnings to stderr', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://a.example' };
  const site = await startSite({ dist, environment });
  expect((await ask(site.port, '/')).status).toBe(200);
  await site.stop();
  expect(await site.stdout).toMatch(new RegExp(` is at http://localhost:${site.port}\\n`));
  expect(await site.stderr).toMatch(/^Warning: NODE_ENV is not production: .*\n$/);
});

it.each([
  {
    name: 'an IP address of another machine, with --check-config in production',
    environment: { ...productionSettings, HOST: '203.0.113.7' },
    parameters: ['--check-config'],
    reason: /^HOST is "203\.0\.113\.7": this machine can't listen there /,
  },
  {
    name: 'an unknown argument',
    environment: {},
    parameters: ['--chek-config'],
    reason: /^Unknown argument: --chek-config\. /,
  },
  {
    name: 'a PORT in use',
    environment: { PORT: taken },
    reason: /^Port \d+ on 127\.0\.0\.1 can't be used: it is in use; choose another\.\n$/,
  },
])('fails at startup with code 1 and the reason: $name', async ({ reason, ...options }) => {
  const ended = await runUntilEnd({ dist, ...options });
  expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(reason) });
});

const breakServer =
  "process.getBuiltinModule('node:http').createServer = () => { throw new Error('unexpected'); }";

it.each([
  {
    name: 'a wrong setting',
    // As read from a file with trailing whitespace.
    environment: { NODE_ENV: 'production ', PUBLIC_ORIGIN: 'http://a.example' },
    logged: { problems: [expect.stringMatching(/^PUBLIC_ORIGIN is "http:/)] },
  },
  {
    name: 'an unexpected error, with the place in the source',
    // The first option is that of the image's command.
    execArgv: [`--env-file=${dist}/node.env`, importOf(breakServer)],
    logged: {
      err: {
        message: 'unexpected',
        stack: expect.stringMatching(/at checkHost \(.*server\/process\/server\.ts:\d+/),
      },
    },
  },
  {
    name: 'an altered build, with what to do',
    dist: altered,
    logged: { problems: [expect.stringMatching(/run npm run build, .*not match their checksum/)] },
  },
])('logs in JSON why startup fails in production: $name', async ({ logged, ...options }) => {
  const environment = { ...productionSettings, ...options.environment };
  const { code, stdout, stderr } = await runUntilEnd({ dist, ...options, environment });
  expect([code, stderr]).toEqual([1, '']);
  const line = { level: 'error', time: expect.any(String), msg: "the site can't start" };
  expect(JSON.parse(stdout)).toMatchObject({ ...line, ...logged });
});

it('prints the settings in effect with --check-config and exits with code 0', async () => {
  const environment = { ...productionSettings, PORT: taken };
  const parameters = ['--check-config'];
  const { code, stdout, stderr } = await runUntilEnd({ dist, environment, parameters });
  expect(code).toBe(0);
  const { PUBLIC_ORIGIN } = productionSettings;
  expect(JSON.parse(stdout)).toMatchObject({ PORT: Number(taken), PUBLIC_ORIGIN, INDEXING: true });
  expect(stderr).toContain('Warning: PUBLIC_ORIGIN is https://www.fixture.example: ');
});
