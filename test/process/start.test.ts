import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { site as siteCopy } from '#content/site.ts';
import { routes } from '../../shared/routes.ts';
import { importOf } from '../../tools/site-process.ts';
import { ask } from '../setup/connections.ts';
import {
  productionEnvironment,
  readLog,
  runSite,
  spawnTestSite,
  startProductionSite,
  startTestSite,
} from '../setup/process.ts';

/** A place with nothing around it: no package.json, no node_modules. */
const elsewhere = mkdtempSync(join(tmpdir(), 'site-'));
const dist = join(elsewhere, 'dist');
cpSync('dist', dist, { recursive: true });
afterAll(() => rmSync(elsewhere, { recursive: true }));

/** A build of which one file is damaged. */
function copyOfDist(file: string, damage: (file: string) => void): string {
  const folder = mkdtempSync(join(elsewhere, 'damaged-'));
  cpSync(dist, folder, { recursive: true });
  damage(join(folder, file));
  return folder;
}

/** A port at which somebody else listens until the test is over. */
async function takePort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('It listens at no port.');
  return address.port;
}

it('a copy of dist alone is a site: every page is answered', async () => {
  const site = await startTestSite({ dist });
  for (const { path } of routes) {
    const { status } = await ask(site.port, path);
    expect(status, path).toBe(200);
  }
});

it('outside production the site says at which address of this machine it is, and nothing on stderr', async () => {
  const environment = {
    PUBLIC_ORIGIN: 'https://www.company.example',
    // As `npm start` sets it.
    ENQUIRY_ENDPOINT: 'http://localhost:3001',
  };
  const site = await startTestSite({ dist, environment });
  await site.stop();
  const [first] = (await site.stdout).split('\n', 1);
  expect(first).toMatch(new RegExp(` is at http://localhost:${site.port}$`));
  expect(await site.stderr).toBe('');
});

it('with PORT=0 the site takes a free port, and prints its address', async () => {
  const site = spawnTestSite({ dist, environment: { PORT: '0' } });
  if (!site.process.stdout) throw new Error('Its standard output goes elsewhere.');
  const [printed] = await once(site.process.stdout, 'data');
  const [, port] = /http:\/\/localhost:(\d+)\n$/.exec(printed) ?? [];
  const { status } = await ask(Number(port), '/');
  expect(status).toBe(200);
});

describe('wrong settings end the start, and --check-config, with code 1 and a line each', () => {
  it.each([
    {
      name: 'two wrong values',
      environment: { PUBLIC_ORIGIN: 'http://a.example', REQUEST_LOG: 'loud' },
      message: /^PUBLIC_ORIGIN is "http:\/\/a\.example": .*\nREQUEST_LOG is "loud": .*\n$/,
    },
    {
      name: 'a shared folder that does not exist',
      environment: { SHARED_ASSETS: '/missing' },
      message: /^SHARED_ASSETS is "\/missing": .*\n$/,
    },
    {
      name: 'a shared folder that takes no files',
      environment: { SHARED_ASSETS: '/proc' },
      message: /^SHARED_ASSETS is "\/proc": .*\n$/,
    },
  ])('$name', async ({ environment, message }) => {
    for (const parameters of [[], ['--check-config']]) {
      const { code, stdout, stderr } = await runSite({ dist, environment, parameters });
      expect(code).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toMatch(message);
    }
  });
});

describe('an address that this machine does not have ends the start, and --check-config, with code 1', () => {
  it.each([
    { name: 'HOST', environment: { HOST: '203.0.113.7' } },
    { name: 'ADMIN_HOST', environment: { ADMIN_HOST: '203.0.113.7', ADMIN_PORT: '0' } },
  ])('$name', async ({ name, environment }) => {
    const start = await runSite({ dist, environment });
    expect(start.code).toBe(1);
    expect(start.stderr).toContain('203.0.113.7');
    const check = await runSite({ dist, environment, parameters: ['--check-config'] });
    expect(check.code).toBe(1);
    expect(check.stderr).toMatch(new RegExp(`^${name} is "203\\.0\\.113\\.7": .*\n$`));
  });
});

it('--check-config is content beside a site that has the port', async () => {
  const environment = { PORT: String(await takePort()) };
  const { code } = await runSite({ dist, environment, parameters: ['--check-config'] });
  expect(code).toBe(0);
});

describe('in production a start that fails is one line of JSON, as all of the log', () => {
  it.each([
    {
      name: 'two wrong values',
      environment: { PUBLIC_ORIGIN: 'http://a.example', REQUEST_LOG: 'loud' },
      problems: [/^PUBLIC_ORIGIN is "http:\/\/a\.example": /, /^REQUEST_LOG is "loud": /],
    },
    {
      name: 'a missing value',
      environment: { CONTACT_EMAIL: '' },
      problems: [/^CONTACT_EMAIL is missing: /],
    },
    {
      name: 'a shared folder that does not exist',
      environment: { SHARED_ASSETS: '/missing' },
      problems: [/^SHARED_ASSETS is "\/missing": /],
    },
  ])('$name', async ({ environment, problems }) => {
    const settings = { ...productionEnvironment, ...environment };
    const { code, stdout, stderr } = await runSite({ dist, environment: settings });
    expect(code).toBe(1);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      level: 'error',
      time: expect.any(String),
      msg: "the site can't start",
      problems: problems.map((problem) => expect.stringMatching(problem)),
    });
  });
});

it('in production an unexpected error of the start is one line of JSON too, with its stack', async () => {
  const breakListening = `
    const { Server } = await import('node:http');
    Server.prototype.listen = () => { throw new Error('unexpected'); };`;
  const { code, stdout } = await runSite({
    dist,
    environment: productionEnvironment,
    execArgv: [importOf(breakListening)],
  });
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    level: 'error',
    msg: "the site can't start",
    err: { message: 'unexpected', stack: expect.stringMatching(/^ +at /m) },
  });
});

describe('a port that somebody else has ends the start with code 1 and names the port', () => {
  it.each([{ name: 'PORT' }, { name: 'ADMIN_PORT' }])('$name', async ({ name }) => {
    const taken = await takePort();
    const { code, stderr } = await runSite({ dist, environment: { [name]: String(taken) } });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${taken} on 127.0.0.1 can't be used: it is in use, choose another.\n`,
    );
  });
});

describe('a build that is not whole ends the start with code 1 and says what to do', () => {
  const message = /^The build is missing or damaged: run npm run build[^\n]*\n?$/;

  it('no manifest, as without a build', async () => {
    const { code, stderr } = await runSite({ dist: copyOfDist('manifest.json', rmSync) });
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
  });

  it.each([
    { name: 'a file missing', file: 'client/licences.txt', damage: rmSync },
    {
      name: 'a file truncated',
      file: 'manifest.json',
      damage: (file: string) => truncateSync(file, 100),
    },
    {
      name: 'a file altered',
      file: 'server/main.js',
      damage: (file: string) => appendFileSync(file, '\n'),
    },
  ])('in production also $name', async ({ file, damage }) => {
    const damaged = copyOfDist(file, damage);
    const { code, stdout } = await runSite({ dist: damaged, environment: productionEnvironment });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ problems: [expect.stringMatching(message)] });
  });
});

it('--check-config prints the settings in effect and ends with code 0', async () => {
  const environment = { ...productionEnvironment, SHARED_ASSETS: elsewhere };
  const parameters = ['--check-config'];
  const { code, stdout } = await runSite({ dist, environment, parameters });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    PORT: 0,
    PUBLIC_ORIGIN: 'https://www.process.example',
    SHARED_ASSETS: elsewhere,
    INDEXING: true,
  });
});

describe('a misspelt setting', () => {
  const message = 'INDEXNG is no setting: do you mean INDEXING?';

  it('is a warning behind the first line of the log in production', async () => {
    const site = await startProductionSite({ INDEXNG: 'off' }, { dist });
    await site.stop();
    const log = await readLog(site);
    const warning = log.findIndex(({ level, msg }) => level === 'warn' && msg === message);
    expect(log[0]).toMatchObject({ msg: 'started', INDEXING: true });
    expect(warning).toBeGreaterThan(0);
    expect(warning).toBeLessThan(log.findIndex(({ msg }) => msg === 'stopping'));
  });

  it('is a warning on stderr elsewhere', async () => {
    const site = await startTestSite({ dist, environment: { INDEXNG: 'off' } });
    await site.stop();
    expect(await site.stderr).toBe(`Warning: ${message}\n`);
  });

  it('is a warning of --check-config, beside the settings', async () => {
    const environment = { ...productionEnvironment, INDEXNG: 'off' };
    const { code, stdout, stderr } = await runSite({
      dist,
      environment,
      parameters: ['--check-config'],
    });
    expect(code).toBe(0);
    expect(stderr).toContain(`Warning: ${message}\n`);
    expect(JSON.parse(stdout)).toMatchObject({ INDEXING: true });
  });
});

it('in production the log warns of placeholders exactly while the copy has some', async () => {
  const site = await startProductionSite({}, { dist });
  await site.stop();
  const warnings = (await readLog(site)).filter(({ level }) => level === 'warn');
  // Both states: test/unit/start-warnings.test.ts.
  const warnsOfPlaceholders = warnings.some(({ msg }) => String(msg).includes('placeholders'));
  expect(warnsOfPlaceholders).toBe(siteCopy.hasPlaceholders);
});
