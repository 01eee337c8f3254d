import { describe, expect, it, vi } from 'vitest';
import { describeConfig, parseConfig } from '../../server/config.ts';
import { OperatorError } from '../../server/operator-error.ts';

const required = {
  PUBLIC_ORIGIN: 'https://www.par-avion.example',
  ENQUIRY_INBOX: 'inbox@par-avion.example',
  CONTACT_EMAIL: 'hello@par-avion.example',
  CONTACT_PHONE: '+91 40 1234 5678',
};
const production = { NODE_ENV: 'production', ...required };

type Environment = Readonly<Record<string, string | undefined>>;

/** The faults an operator is told of, one line each. */
function faultsOf(environment: Environment): readonly string[] {
  try {
    parseConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorError);
    return (error as OperatorError).message.split('\n');
  }
  return [];
}

describe('outside production', () => {
  it.each([undefined, '', 'development', 'test'])(
    'NODE_ENV %j: the site runs on this machine alone, with stand-ins',
    (mode) => {
      const config = parseConfig({ NODE_ENV: mode });
      expect(config).toMatchObject({
        host: '127.0.0.1',
        port: 3000,
        publicOrigin: 'http://localhost:3000',
        log: { requests: true, addresses: false },
      });
      expect(new URL(config.enquiryEndpoint).hostname).toBe('localhost');
      expect(new URL(config.settings.enquiryAction).hostname).toBe('localhost');
    },
  );

  it('stand-ins can not be mistaken for a real inbox, address or phone', () => {
    const { settings } = parseConfig({});
    expect(settings.contactEmail).toMatch(/\.example$/);
    expect(settings.enquiryAction).toMatch(/\.example$/);
    // No country has the code 00, or a number of zeros.
    expect(settings.contactPhone).toMatch(/^\+00[ 0]+$/);
  });

  it('a setting that is given is used, and the public origin follows the port', () => {
    const config = parseConfig({ ...required, PORT: '4000' });
    expect(config.publicOrigin).toBe(required.PUBLIC_ORIGIN);
    expect(config.settings.contactPhone).toBe(required.CONTACT_PHONE);
    expect(parseConfig({ PORT: '4000' }).publicOrigin).toBe('http://localhost:4000');
  });

  it.each(['1', '65534', '65535'])('PORT %s: the stand-in has another port', (PORT) => {
    const { enquiryEndpoint } = parseConfig({ PORT });
    expect(enquiryEndpoint).toSatisfy(URL.canParse);
    expect(new URL(enquiryEndpoint).port).not.toBe(PORT);
  });
});

describe('production', () => {
  it('has defaults only for what a visitor would not notice', () => {
    expect(parseConfig(production)).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      publicOrigin: required.PUBLIC_ORIGIN,
      enquiryEndpoint: 'https://formsubmit.co',
      ...defaults,
      settings: {
        enquiryAction: 'https://formsubmit.co/inbox@par-avion.example',
        enquiryReturn: false,
        enquiryNext: '',
        contactEmail: required.CONTACT_EMAIL,
        contactPhone: required.CONTACT_PHONE,
      },
    });
  });

  it('names all that is missing, at once, and what would be right', () => {
    const faults = faultsOf({ NODE_ENV: 'production' });
    const names = faults.map((fault) => fault.split(' ')[0]);
    expect(names.toSorted()).toEqual(Object.keys(required).toSorted());
    for (const fault of faults) expect(fault).toMatch(/^\w+ is missing: set it to .{10,}\.$/);
  });

  it.each(Object.keys(required))('is refused without %s, or with white space for it', (name) => {
    for (const value of [undefined, '', ' ', '\t']) {
      const faults = faultsOf({ ...production, [name]: value });
      expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name} is missing`))]);
    }
  });

  it('is not started by a misspelt NODE_ENV with stand-ins', () => {
    expect(() => parseConfig({ NODE_ENV: 'Production' })).toThrow(
      /NODE_ENV is "Production".*production/,
    );
  });
});

const defaults = {
  trustProxy: [],
  log: { requests: true, addresses: false },
  keepAliveTimeoutMs: 65_000,
  shutdown: { drainDelayMs: 5_000, shutdownTimeoutMs: 10_000 },
  hsts: { includeSubDomains: true, preload: false },
};

describe('the settings', () => {
  it('take their default where they are empty', () => {
    for (const [name] of accepted.filter(([name]) => !(name in required))) {
      expect(parseConfig({ ...production, [name]: ' ' })).toEqual(parseConfig(production));
    }
  });

  it('are read from what is given and nowhere else, and can not be changed afterwards', () => {
    vi.stubEnv('PORT', '4000');
    vi.stubEnv('NODE_ENV', 'production');
    const config = parseConfig({});
    expect(config.port).toBe(3000);
    expect(Object.isFrozen(config)).toBe(true);
    expect(Object.isFrozen(config.settings)).toBe(true);
    vi.unstubAllEnvs();
  });

  it('are used as given, without the white space around them', () => {
    const config = parseConfig({
      ...production,
      HOST: '127.0.0.1',
      PORT: ' 8080\n',
      ENQUIRY_ENDPOINT: 'https://forms.example/f/',
      ENQUIRY_INBOX: 'a1b2c3d4e5f6',
      ENQUIRY_RETURN: 'on',
      CONTACT_WHATSAPP: '+91 98480 12345',
      OFFICE_HOURS: 'Monday to Saturday',
      LICENCE_CANADA: 'R000000',
      LOG_LEVEL: 'silent',
    });
    expect(config).toMatchObject({ host: '127.0.0.1', port: 8080, log: { requests: false } });
    expect(config.settings).toEqual({
      enquiryAction: 'https://forms.example/f/a1b2c3d4e5f6',
      enquiryReturn: true,
      enquiryNext: expect.stringContaining(`${required.PUBLIC_ORIGIN}/`),
      contactEmail: required.CONTACT_EMAIL,
      contactPhone: required.CONTACT_PHONE,
      contactWhatsapp: '+91 98480 12345',
      officeHours: 'Monday to Saturday',
      licenceCanada: 'R000000',
    });
  });

  it('that are optional are absent where they are not set', () => {
    const { settings } = parseConfig(production);
    for (const name of ['contactWhatsapp', 'officeHours', 'licenceCanada']) {
      expect(settings).not.toHaveProperty(name);
    }
  });
});

const accepted: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['PORT', ['1', '80', '3000', '65535']],
  ['HOST', ['0.0.0.0', '127.0.0.1', '::1', '::', 'localhost', 'site.internal']],
  [
    'PUBLIC_ORIGIN',
    [
      'https://www.example.com',
      'https://www.example.com/',
      'https://example.com:8443',
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ],
  ],
  [
    'ENQUIRY_ENDPOINT',
    ['https://formsubmit.co', 'https://forms.example/el', 'http://localhost:3001'],
  ],
  ['ENQUIRY_INBOX', ['a@b.co', 'office+web@example.com', 'a1b2c3d4e5f60718293a4b5c6d7e8f90']],
  ['CONTACT_EMAIL', ['hello@example.com', "o'brien@example.co.in"]],
  ['CONTACT_PHONE', ['+91 40 1234 5678', '+914012345678', '+1 (212) 555-0100']],
  ['CONTACT_WHATSAPP', ['+91 98480 12345']],
  ['OFFICE_HOURS', ['Monday to Saturday, 10 am to 6 pm IST', 'x'.repeat(80)]],
  ['LICENCE_CANADA', ['RCIC R000000 – Example Person']],
  ['ENQUIRY_RETURN', ['on', 'off']],
  ['LOG_LEVEL', ['info', 'silent']],
  ['LOG_ADDRESSES', ['on', 'off']],
  ['ADMIN_PORT', ['9090']],
  ['TRUST_PROXY', ['loopback', '10.0.0.0/8, 192.0.2.1', '::1', 'fd00::/8, uniquelocal']],
  ['KEEP_ALIVE_TIMEOUT_MS', ['1', '65000']],
  ['DRAIN_DELAY_MS', ['0', '9000']],
  ['SHUTDOWN_TIMEOUT_MS', ['6000', '30000']],
  ['HSTS_INCLUDE_SUBDOMAINS', ['on', 'off']],
  ['HSTS_PRELOAD', ['on', 'off']],
  ['SECURITY_CONTACT', ['mailto:security@example.com', 'https://example.com/report']],
  ['SHARED_ASSETS', ['/assets']],
];

const refused: typeof accepted = [
  ['PORT', ['0', '65536', '-1', '3000.5', '3e3', '0x10', 'http', '3000;', '1 2', 'NaN']],
  ['HOST', ['http://localhost', 'local host', 'host/path', 'a@b']],
  [
    'PUBLIC_ORIGIN',
    [
      'www.example.com',
      '//www.example.com',
      'http://www.example.com',
      'http://localhost.example.com',
      'http://127.0.0.1.example.com',
      'https://www.example.com/site',
      'https://www.example.com/?',
      'https://www.example.com?a=1',
      'https://www.example.com#top',
      'https://user@www.example.com',
      'https://user:secret@www.example.com',
      'ftp://www.example.com',
      'javascript:alert(1)',
      'https://',
      'null',
    ],
  ],
  [
    'ENQUIRY_ENDPOINT',
    [
      'formsubmit.co',
      'http://formsubmit.co',
      'https://user@formsubmit.co',
      'https://formsubmit.co/?a=1',
      'https://formsubmit.co/?',
      'https://formsubmit.co/#',
      'https://formsubmit.co/#a',
      'mailto:a@example.com',
    ],
  ],
  [
    'ENQUIRY_INBOX',
    [
      'short',
      'a@b',
      '@example.com',
      'a@@example.com',
      'a b@example.com',
      'a@example.com/x',
      'a@example.com?_next=https://evil.example',
      'a@example.com#x',
      '../../evil',
      'https://evil.example',
      'a%2fb@example.com',
    ],
  ],
  ['CONTACT_EMAIL', ['hello', 'hello@localhost', 'a@b@example.com', 'Me <me@example.com>']],
  ['CONTACT_WHATSAPP', ['98480 12345', 'https://wa.me/919848012345', '+1234567890123456']],
  ['OFFICE_HOURS', ['10 to 6\nby appointment', 'a\tb', 'a\u2028b', 'x'.repeat(81)]],
  ['LICENCE_CANADA', ['a\u0000b', 'x'.repeat(81)]],
  ['CONTACT_PHONE', ['040 1234 5678', '+91', '+91 40 CALL US', 'phone', '+91 40 1234 5678 ext. 9']],
  ['ENQUIRY_RETURN', ['yes', 'ON', 'true', '1', 'https://www.example.com']],
  ['LOG_LEVEL', ['debug', 'INFO', 'true', '0']],
  ['LOG_ADDRESSES', ['yes']],
  ['ADMIN_PORT', ['0', 'admin']],
  ['TRUST_PROXY', ['proxy.example', '10.0.0.0/33', '10.0.0.0/', 'true', '10.0.0.1,']],
  ['KEEP_ALIVE_TIMEOUT_MS', ['0', '65s', '600001']],
  ['DRAIN_DELAY_MS', ['-1', '5s']],
  ['SHUTDOWN_TIMEOUT_MS', ['ten']],
  ['HSTS_INCLUDE_SUBDOMAINS', ['1']],
  ['HSTS_PRELOAD', ['1']],
  ['SECURITY_CONTACT', ['security@example.com', 'mailto:security', 'http://example.com']],
  ['SHARED_ASSETS', ['assets', '../assets']],
];

describe('settings that do not fit together', () => {
  it.each([
    [{ PORT: '3000', ADMIN_PORT: '3000' }, 'ADMIN_PORT must differ from PORT'],
    [{ DRAIN_DELAY_MS: '9500', SHUTDOWN_TIMEOUT_MS: '10000' }, 'SHUTDOWN_TIMEOUT_MS must be'],
  ])('%j is refused', (environment, message) => {
    expect(faultsOf({ ...production, ...environment })).toEqual([expect.stringContaining(message)]);
  });
});

describe('a variable that is nearly a setting', () => {
  it.each([
    ['PROT', 'PORT'],
    ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
    ['public_origin', 'PUBLIC_ORIGIN'],
    ['CONTACT_EMIAL', 'CONTACT_EMAIL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('%s gets a warning that names %s', (given, meant) => {
    expect(parseConfig({ ...production, [given]: 'x' }).warnings).toEqual([
      expect.stringMatching(new RegExp(`^${given} .*${meant}`)),
    ]);
  });

  it.each(['HOME', 'PATH', 'SHELL', 'HOSTNAME', 'TERM', 'USER', 'PWD', 'LANG', 'NODE_OPTIONS'])(
    '%s is no such variable',
    (given) => {
      expect(parseConfig({ ...production, [given]: 'x' }).warnings).toEqual([]);
    },
  );
});

it('what is logged of the settings does not have the inbox', () => {
  const text = JSON.stringify(describeConfig(parseConfig(production)));
  expect(text).not.toContain(required.ENQUIRY_INBOX);
  expect(text).toContain(required.PUBLIC_ORIGIN);
});

describe.each(accepted)('%s', (name, values) => {
  it.each(values)('may be %j', (value) => {
    expect(faultsOf({ ...production, [name]: value })).toEqual([]);
  });
});

describe.each(refused)('%s', (name, values) => {
  it.each(values)('%j is refused in one line that quotes it and says what is right', (value) => {
    for (const environment of [production, required]) {
      const [fault = '', ...more] = faultsOf({ ...environment, [name]: value });
      expect(more).toEqual([]);
      expect(fault).toContain(`${name} is ${JSON.stringify(value)}: it must be `);
      expect(fault).toMatch(/be .{5,}\.$/);
    }
  });
});

it('every wrong setting is named in one message', () => {
  const wrong = Object.fromEntries(refused.map(([name, [value]]) => [name, value]));
  for (const mode of ['production', 'development']) {
    const names = faultsOf({ NODE_ENV: mode, ...wrong }).map((fault) => fault.split(' ')[0]);
    expect(names.toSorted()).toEqual(Object.keys(wrong).toSorted());
  }
});
