import { describe, expect, it } from 'vitest';
import { OperatorError } from '../../server/operator-error.ts';
import { parseSettings } from '../../server/settings.ts';

const required = {
  PUBLIC_ORIGIN: 'https://www.par-avion.example',
  ENQUIRY_INBOX: 'inbox@par-avion.example',
  CONTACT_EMAIL: 'hello@par-avion.example',
  CONTACT_PHONE: '+91 40 1234 5678',
};
const production = { NODE_ENV: 'production', ...required };

/** The problems an operator is told of, one line each. */
function problemsOf(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    parseSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorError);
    return (error as OperatorError).message.split('\n');
  }
  return [];
}

const namesOf = (problems: readonly string[]) =>
  problems.map((fault) => fault.split(' ')[0]).sort();

describe('outside production', () => {
  it.each([undefined, '', 'development', 'test'])(
    'NODE_ENV %j: the site runs on this machine alone, with placeholders',
    (mode) => {
      expect(parseSettings({ NODE_ENV: mode })).toMatchObject({
        HOST: '127.0.0.1',
        PUBLIC_ORIGIN: 'http://localhost:3000',
        // Nobody can have these: no country has the code 00, or a number of zeros.
        site: {
          contactEmail: expect.stringMatching(/\.example$/),
          enquiryAction: expect.stringMatching(/^http:\/\/localhost:3001\/.*\.example$/),
          contactPhone: expect.stringMatching(/^\+00[ 0]+$/),
        },
      });
    },
  );

  it('a setting that is given is used, and placeholders follow the port', () => {
    expect(parseSettings(required).site.contactPhone).toBe(required.CONTACT_PHONE);
    expect(parseSettings({ PORT: '65535' })).toMatchObject({
      PUBLIC_ORIGIN: 'http://localhost:65535',
      ENQUIRY_ENDPOINT: 'http://localhost:65534',
    });
  });
});

describe('production', () => {
  it('has deproblems only for what a visitor would not notice', () => {
    expect(parseSettings(production)).toEqual({
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
      HSTS_PRELOAD: false,
      site: {
        enquiryAction: 'https://formsubmit.co/inbox@par-avion.example',
        enquiryReturn: false,
        enquiryNext: '',
        contactEmail: required.CONTACT_EMAIL,
        contactPhone: required.CONTACT_PHONE,
      },
      warnings: [],
    });
  });

  it('uses what is given, without the white space around it', () => {
    const given = {
      PORT: ' 8080\n',
      ENQUIRY_ENDPOINT: 'https://a.example/f/',
      ENQUIRY_RETURN: 'on',
    };
    expect(parseSettings({ ...production, ...given })).toMatchObject({
      PORT: 8_080,
      site: {
        enquiryAction: 'https://a.example/f/inbox@par-avion.example',
        enquiryNext: 'https://www.par-avion.example/?enquiry=sent',
      },
    });
  });

  it.each([undefined, '', ' \t'])('names all that is missing, at once (%j)', (value) => {
    const empty = Object.fromEntries(Object.keys(required).map((name) => [name, value]));
    const problems = problemsOf({ ...production, ...empty });
    expect(namesOf(problems)).toEqual(Object.keys(required).sort());
    for (const problem of problems) expect(problem).toMatch(/^\w+ is missing: set it to .{10,}\.$/);
  });

  it('is not started by a misspelt NODE_ENV with placeholders', () => {
    expect(problemsOf({ NODE_ENV: 'Production' })).toEqual([
      expect.stringMatching(/^NODE_ENV is "Production".*production/),
    ]);
  });
});

const accepted: readonly (readonly [name: string, ...values: string[]])[] = [
  ['PORT', '1', '80', '65535'],
  ['HOST', '0.0.0.0', '::1', '::', 'localhost', 'site.internal'],
  ['PUBLIC_ORIGIN', 'https://www.example.com/', 'https://example.com:8443'],
  ['PUBLIC_ORIGIN', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'],
  ['ENQUIRY_ENDPOINT', 'https://forms.example/el', 'http://localhost:3001'],
  ['ENQUIRY_INBOX', 'a@b.co', 'office+web@example.com', 'a1b2c3d4e5f60718293a4b5c6d7e8f90'],
  ['CONTACT_EMAIL', 'hello@example.com', "o'brien@example.co.in"],
  ['CONTACT_PHONE', '+91 40 1234 5678', '+914012345678', '+1 (212) 555-0100'],
  ['OFFICE_HOURS', 'Monday to Saturday, 10 am to 6 pm IST', 'x'.repeat(80)],
  ['LICENCE_CANADA', 'RCIC R000000 – Example Person'],
  ['TRUST_PROXY', 'loopback', '10.0.0.0/8, 192.0.2.1', '::1', 'fd00::/8, uniquelocal'],
  ['KEEP_ALIVE_TIMEOUT_MS', '1', '65000'],
  ['DRAIN_DELAY_MS', '0', '9000'],
  ['SECURITY_CONTACT', 'mailto:security@example.com', 'https://example.com/report'],
];

const refused: typeof accepted = [
  ['PORT', '0', '65536', '-1', '3000.5', '3e3', '0x10', 'http', '1 2', 'NaN'],
  ['HOST', 'http://localhost', 'local host', 'host/path', 'a@b'],
  ['PUBLIC_ORIGIN', 'www.example.com', '//www.example.com', 'ftp://www.example.com', 'null'],
  ['PUBLIC_ORIGIN', 'http://www.example.com', 'http://localhost.a.com', 'http://127.0.0.1.a.com'],
  [
    'PUBLIC_ORIGIN',
    'https://a.com/site',
    'https://a.com/?',
    'https://a.com?a=1',
    'https://a.com#b',
  ],
  ['PUBLIC_ORIGIN', 'https://user@a.com', 'https://a:b@a.com', 'javascript:alert(1)', 'https://'],
  ['ENQUIRY_ENDPOINT', 'formsubmit.co', 'http://formsubmit.co', 'https://user@formsubmit.co'],
  ['ENQUIRY_ENDPOINT', 'https://a.co/?a=1', 'https://a.co/?', 'https://a.co/#', 'mailto:a@a.co'],
  ['ENQUIRY_INBOX', 'short', 'a@b', '@example.com', 'a@@example.com', 'a b@example.com'],
  ['ENQUIRY_INBOX', 'a@a.com/x', 'a@a.com?_next=https://evil.example', 'a@a.com#x', 'a%2fb@a.com'],
  ['ENQUIRY_INBOX', '../../evil', 'https://evil.example'],
  ['CONTACT_EMAIL', 'hello', 'hello@localhost', 'a@b@example.com', 'Me <me@example.com>'],
  ['CONTACT_PHONE', '040 1234 5678', '+91', '+91 40 CALL US', '+91 40 1234 5678 ext. 9'],
  ['CONTACT_WHATSAPP', '98480 12345', 'https://wa.me/919848012345', '+1234567890123456'],
  ['OFFICE_HOURS', '10 to 6\nby appointment', 'a\tb', 'a\u2028b', 'x'.repeat(81)],
  ['LICENCE_CANADA', 'a\u0000b', 'x'.repeat(81)],
  ['ENQUIRY_RETURN', 'yes', 'ON', 'true', '1', 'https://www.example.com'],
  ['INDEXING', 'no'],
  ['LOG_LEVEL', 'debug', 'INFO', 'true', '0'],
  ['LOG_ADDRESSES', 'yes'],
  ['ADMIN_PORT', '0', 'admin'],
  ['TRUST_PROXY', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', 'true', '10.0.0.1,'],
  ['KEEP_ALIVE_TIMEOUT_MS', '0', '65s', '600001'],
  ['DRAIN_DELAY_MS', '-1', '5s'],
  ['SHUTDOWN_TIMEOUT_MS', 'ten'],
  ['HSTS_INCLUDE_SUBDOMAINS', '1'],
  ['HSTS_PRELOAD', '1'],
  ['SECURITY_CONTACT', 'security@example.com', 'mailto:security', 'http://example.com'],
  ['SHARED_ASSETS', 'assets', '../assets'],
];

describe('a setting', () => {
  it.each(accepted)('%s may be %j', (name, ...values) => {
    for (const value of values) expect(problemsOf({ ...production, [name]: value })).toEqual([]);
  });

  it('has its default where it is empty', () => {
    const empty = refused.filter(([name]) => !(name in required)).map(([name]) => [name, ' ']);
    const environment = { ...production, ...Object.fromEntries(empty) };
    expect(parseSettings(environment)).toEqual(parseSettings(production));
  });

  it.each(refused)('%s is not %j: one line quotes it and says what is right', (name, ...values) => {
    for (const value of values) {
      const [problem = '', ...more] = problemsOf({ ...production, [name]: value });
      expect(more).toEqual([]);
      expect(problem).toContain(`${name} is ${JSON.stringify(value)}: it must be `);
      expect(problem).toMatch(/be .{5,}\.$/);
    }
  });

  it.each(['production', 'development'])('in %s, every wrong one is in one message', (mode) => {
    const wrong = Object.fromEntries(refused.map(([name, value]) => [name, value]));
    expect(namesOf(problemsOf({ NODE_ENV: mode, ...wrong }))).toEqual(Object.keys(wrong).sort());
  });

  it.each([
    [{ PORT: '3000', ADMIN_PORT: '3000' }, 'ADMIN_PORT must differ from PORT'],
    [{ DRAIN_DELAY_MS: '9500', SHUTDOWN_TIMEOUT_MS: '10000' }, 'SHUTDOWN_TIMEOUT_MS must be'],
  ])('that does not fit another is refused: %j', (environment, message) => {
    expect(problemsOf({ ...production, ...environment })).toEqual([
      expect.stringContaining(message),
    ]);
  });
});

describe('a variable that is nearly a setting', () => {
  it.each([
    ['PROT', 'PORT'],
    ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
    ['public_origin', 'PUBLIC_ORIGIN'],
    ['LOG_LEVELS', 'LOG_LEVEL'],
  ])('%s is ignored, which a warning says with %s', (given, meant) => {
    expect(parseSettings({ ...production, [given]: 'x' }).warnings).toEqual([
      `Unknown setting ${given} is ignored. Did you mean ${meant}?`,
    ]);
  });

  it('is none of those that shells and systems set', () => {
    const names = ['HOME', 'PATH', 'SHELL', 'HOSTNAME', 'TERM', 'USER', 'PWD', 'LANG'];
    const environment = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(parseSettings({ ...production, ...environment }).warnings).toEqual([]);
  });
});
