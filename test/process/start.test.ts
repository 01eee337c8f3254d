import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { routes } from '../../shared/routes.ts';
import { freePort } from '../../tools/ports.ts';
import { ask } from '../setup/connections.ts';
import {
  importOf,
  productionSettings,
  readLog,
  runUntilEnd,
  startProductionSite,
  startTestSite,
} from '../setup/site-process.ts';

/** A place with nothing around it: no package.json, no node_modules. */
const elsewhere = mkdtempSync(join(tmpdir(), 'site-'));
const dist = join(elsewhere, 'dist');
cpSync('dist', dist, { recursive: true });
afterAll(() => rmSync(elsewhere, { recursive: true }));

/** A port at which somebody else listens until the test is over. */
async function takePort(): Promise<number> {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return port;
}

it('a copy of dist alone is a site: every page is answered', async () => {
  const site = await startTestSite({ dist });
  for (const { path } of routes) {
    const { status } = await ask(site.port, path);
    expect(status, path).toBe(200);
  }
});

it('outside production the site says at which address of this machine it is, and on stderr what is odd alone', async () => {
  const environment = {
    PUBLIC_ORIGIN: 'https://www.company.example',
    // As `npm start` sets it.
    ENQUIRY_ENDPOINT: 'http://localhost:3001',
    INDEXNG: 'off',
  };
  const site = await startTestSite({ dist, environment });
  await site.stop();
  const [first] = (await site.stdout).split('\n', 1);
  expect(first).toMatch(new RegExp(` is at http://localhost:${site.port}$`));
  expect(await site.stderr).toBe('Warning: INDEXNG is no setting: do you mean INDEXING?\n');
});

it.each([
  {
    name: 'two wrong values',
    environment: { PUBLIC_ORIGIN: 'http://a.example', REQUEST_LOG: 'loud' },
    says: [/^PUBLIC_ORIGIN is "http:\/\/a\.example": /, /^REQUEST_LOG is "loud": /],
  },
  {
    name: 'an address that this machine does not have',
    environment: { HOST: '203.0.113.7' },
    says: [/^HOST is "203\.0\.113\.7": this machine can't listen there /],
  },
  {
    name: 'a name for the metrics that nobody knows',
    environment: { ADMIN_HOST: 'nobody.invalid', ADMIN_PORT: '9090' },
    says: [/^ADMIN_HOST is "nobody\.invalid": no address is known /],
  },
  {
    name: 'an argument that there is not',
    parameters: ['--chek-config'],
    says: [/^Unknown: --chek-config\. There is one argument, --check-config;/],
  },
])('$name: the start ends with code 1 and says why', async (row) => {
  const { code, stdout, stderr } = await runUntilEnd({ dist, ...row });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toEqual(row.says.map((say) => expect.stringMatching(say)));
});

it('in production that is one line of JSON, as all of the log', async () => {
  const environment = { ...productionSettings, PUBLIC_ORIGIN: 'http://a.example' };
  const { code, stdout, stderr } = await runUntilEnd({ dist, environment });
  expect([code, stderr]).toEqual([1, '']);
  expect(JSON.parse(stdout)).toEqual({
    level: 'error',
    time: expect.any(String),
    msg: "the site can't start",
    problems: [expect.stringMatching(/^PUBLIC_ORIGIN is "http:/)],
  });
});

it('--check-config says it in words, in production too', async () => {
  const environment = { ...productionSettings, HOST: '203.0.113.7' };
  const { code, stderr } = await runUntilEnd({ dist, environment, parameters: ['--check-config'] });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^HOST is "203\.0\.113\.7": .*\n$/);
});

it('--check-config prints the settings in effect and ends with code 0, beside a site that has the port', async () => {
  const environment = { ...productionSettings, PORT: String(await takePort()), INDEXNG: 'off' };
  const { code, stdout, stderr } = await runUntilEnd({
    dist,
    environment,
    parameters: ['--check-config'],
  });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    PORT: Number(environment.PORT),
    PUBLIC_ORIGIN: productionSettings.PUBLIC_ORIGIN,
    INDEXING: true,
  });
  expect(stderr).toContain('Warning: INDEXNG is no setting: do you mean INDEXING?\n');
});

it('in production an unexpected error of the start is one line of JSON too, with its stack', async () => {
  const breakListening = `
    const { Server } = await import('node:http');
    const { listen } = Server.prototype;
    Server.prototype.listen = function (port, host) {
      if (port === 4) throw new Error('unexpected');
      return listen.call(this, port, host);
    };`;
  const { code, stdout } = await runUntilEnd({
    dist,
    environment: { ...productionSettings, PORT: '4' },
    execArgv: [importOf(breakListening)],
  });
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    level: 'error',
    msg: "the site can't start",
    err: { message: 'unexpected', stack: expect.stringMatching(/^ +at /m) },
  });
});

it.each(['PORT', 'ADMIN_PORT'])(
  'a %s that somebody else has ends the start and is named',
  async (name) => {
    const taken = await takePort();
    const { code, stderr } = await runUntilEnd({ dist, environment: { [name]: String(taken) } });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${taken} on 127.0.0.1 can't be used: it is in use, choose another.\n`,
    );
  },
);

it.each([
  { name: 'a file missing', file: 'client/licences.txt', damage: rmSync },
  {
    name: 'a file altered',
    file: 'server/main.js',
    damage: (file: string) => appendFileSync(file, '\n'),
  },
])('a build with $name ends the start and says what to do', async ({ file, damage }) => {
  const damaged = mkdtempSync(join(elsewhere, 'damaged-'));
  cpSync(dist, damaged, { recursive: true });
  damage(join(damaged, file));
  const { code, stdout } = await runUntilEnd({ dist: damaged, environment: productionSettings });
  expect(code).toBe(1);
  const says = expect.stringMatching(/^The build is missing or damaged: run npm run build/);
  expect(JSON.parse(stdout)).toMatchObject({ problems: [says] });
});

it('warnings stand behind the first line of the log in production', async () => {
  const site = await startProductionSite({ INDEXNG: 'off' }, { dist });
  await site.stop();
  const log = await readLog(site);
  const warnings = log.filter(({ level }) => level === 'warn').map(({ msg }) => String(msg));
  expect(log[0]).toMatchObject({ msg: 'started', INDEXING: true });
  expect(warnings).toContain('INDEXNG is no setting: do you mean INDEXING?');
});
