import { expect, it } from 'vitest';
import { OperatorError } from '../../server/operator-error.ts';
import { type Environment, parseSettings } from '../../server/settings.ts';

const required = {
  PUBLIC_ORIGIN: 'https://www.par-avion.example',
  ENQUIRY_INBOX: 'inbox@par-avion.example',
  CONTACT_EMAIL: 'hello@par-avion.example',
  CONTACT_PHONE: '+91 40 1234 5678',
};
const production = { NODE_ENV: 'production', ...required };

function problemsOf(environment: Environment): readonly string[] {
  try {
    parseSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorError);
    return (error as OperatorError).message.split('\n');
  }
  return [];
}

it('outside production the site runs on this machine alone, with placeholders that follow the port', () => {
  for (const NODE_ENV of [undefined, '', 'development', 'test']) {
    const settings = parseSettings({ NODE_ENV, PORT: '65535', OFFICE_HOURS: '9 to 5' });
    expect(settings).toMatchObject({
      HOST: '127.0.0.1',
      DRAIN_DELAY_MS: 0,
      PUBLIC_ORIGIN: 'http://localhost:65535',
      // Nobody can have these: no country has the code 00, or a number of zeros.
      CONTACT_PHONE: expect.stringMatching(/^\+00[ 0]+$/),
      CONTACT_EMAIL: expect.stringMatching(/\.example$/),
      site: {
        enquiryAction: expect.stringMatching(/^http:\/\/localhost:65534\/.*\.example$/),
        officeHours: '9 to 5',
      },
    });
  }
});

it('production has defaults only for what a visitor would not notice', () => {
  for (const empty of [{}, { PORT: ' ', INDEXING: '', TRUST_PROXY: '\t', SHARED_ASSETS: '' }]) {
    const { site, ...settings } = parseSettings({ ...production, ...empty });
    expect(settings).toEqual({
      ...production,
      production: true,
      HOST: '0.0.0.0',
      PORT: 3000,
      ENQUIRY_ENDPOINT: 'https://formsubmit.co',
      ENQUIRY_RETURN: false,
      INDEXING: true,
      TRUST_PROXY: [],
      LOG_LEVEL: 'info',
      LOG_ADDRESSES: false,
      KEEP_ALIVE_TIMEOUT_MS: 65_000,
      DRAIN_DELAY_MS: 5_000,
      SHUTDOWN_TIMEOUT_MS: 10_000,
      HSTS_INCLUDE_SUBDOMAINS: false,
    });
    expect(site.enquiryAction).toBe('https://formsubmit.co/inbox@par-avion.example');
  }
  // What is given is used, without the white space around it.
  const given = { PORT: ' 8080\n', ENQUIRY_ENDPOINT: 'https://a.example/f/' };
  const { PORT, site } = parseSettings({ ...production, ...given });
  expect([PORT, site.enquiryAction]).toEqual([8080, 'https://a.example/f/inbox@par-avion.example']);
});

it('production names all that is missing, at once', () => {
  const problems = problemsOf({ NODE_ENV: 'production', CONTACT_EMAIL: ' ', CONTACT_PHONE: '' });
  expect(problems.map((line) => line.split(' ')[0])).toEqual(Object.keys(required));
  for (const problem of problems) expect(problem).toMatch(/^\w+ is missing: set it to .{10,}\.$/);
});

const long = 'x'.repeat(81);

/** What each setting may be, and what it may not, with bars between the values. */
const values: readonly (readonly [name: string, right: string, wrong: string])[] = [
  ['NODE_ENV', 'production', 'Production'],
  ['PORT', '1|65535', '0|65536|-1|3000.5|3e3|0x10|http|1 2|NaN'],
  ['ADMIN_PORT', '9090', '0|admin'],
  ['HOST', '::1|localhost|site.internal', 'http://localhost|local host|host/path|a@b'],
  ['PUBLIC_ORIGIN', 'https://a.com/|https://a.com:8443', 'www.a.com|https://a.com/site'],
  ['PUBLIC_ORIGIN', 'http://localhost:3000', 'http://www.a.com|http://localhost.a.com'],
  ['PUBLIC_ORIGIN', 'http://[::1]', 'ftp://a.com|https://b@a.com|https://a.com/?|https://a.com#b'],
  ['ENQUIRY_ENDPOINT', 'https://a.co/f', 'formsubmit.co|http://formsubmit.co|https://a.co/?a=1'],
  ['ENQUIRY_INBOX', 'office+web@example.com', 'short|a@b|a@@example.com|https://a.com|a@a.com#x'],
  ['ENQUIRY_INBOX', 'a1b2c3d4e5f60718', '../../evil|a@a.com/x|a@a.com?_next=https://evil.example'],
  ['ENQUIRY_RETURN', 'on|off', 'yes|ON'],
  ['CONTACT_EMAIL', "o'brien@example.co.in", 'hello|hello@localhost|a@b@example.com|Me <me@a.com>'],
  ['CONTACT_PHONE', '+914012345678|+1 (212) 555-0100', '040 1234 5678|+91|+91 40 CALL US'],
  ['CONTACT_WHATSAPP', '+91 90000 12345', '98480 12345|+1234567890123456'],
  ['OFFICE_HOURS', `Monday – Saturday|${long.slice(1)}`, `10\na|a\tb|a\u2028b|${long}`],
  ['LICENCE_CANADA', 'R 000000', long],
  ['INDEXING', 'on|off', 'no|OFF|false|0'],
  ['LOG_LEVEL', 'info|silent', 'debug|INFO'],
  ['TRUST_PROXY', 'loopback|10.0.0.0/8, 192.0.2.1|::1|fd00::/8, uniquelocal', 'proxy.example|true'],
  ['TRUST_PROXY', '10.0.0.1', '10.0.0.0/33|10.0.0.0/|10.0.0.1,'],
  ['KEEP_ALIVE_TIMEOUT_MS', '1|600000', '0|65s|600001'],
  ['DRAIN_DELAY_MS', '0', '-1|5s'],
  ['SECURITY_CONTACT', 'mailto:security@example.com', 'security@example.com|mailto:security'],
  ['SECURITY_CONTACT', 'https://example.com/report', 'http://example.com'],
  ['SHARED_ASSETS', '/srv/assets', 'assets|../assets'],
];

it.each(values)('%s may be %s; of %s one line says what is right', (name, right, wrong) => {
  for (const value of right.split('|')) {
    expect(problemsOf({ ...production, [name]: value }), value).toEqual([]);
  }
  for (const value of wrong.split('|')) {
    const [problem = '', ...more] = problemsOf({ ...production, [name]: value });
    expect(more).toEqual([]);
    expect(problem).toContain(`${name} is ${JSON.stringify(value)}: it must be `);
    expect(problem).toMatch(/be .{5,}\.$/);
  }
});

it('ports differ, and a shutdown has a second after its delay', () => {
  const samePort = { ...production, PORT: '3000', ADMIN_PORT: '3000' };
  expect(problemsOf(samePort)).toEqual(['ADMIN_PORT must differ from PORT.']);
  const [late] = problemsOf({ ...production, DRAIN_DELAY_MS: '9001' });
  expect(late).toMatch(/^SHUTDOWN_TIMEOUT_MS must be at least 1000 more than DRAIN_DELAY_MS/);
  expect(problemsOf({ ...production, DRAIN_DELAY_MS: '9000' })).toEqual([]);
});
