import { describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { ConfigError } from '../../server/setting-reader.ts';

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
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message.split('\n');
  }
  return [];
}

describe('without any setting', () => {
  it.each([
    ['no NODE_ENV', {}],
    ['NODE_ENV=development', { NODE_ENV: 'development' }],
    ['NODE_ENV=test', { NODE_ENV: 'test' }],
    ['an empty NODE_ENV', { NODE_ENV: '' }],
  ])('%s runs on this machine alone, with stand-ins', (_case, environment) => {
    const config = parseConfig(environment);
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      logRequests: true,
    });
    expect(new URL(config.enquiryEndpoint).hostname).toBe('localhost');
  });

  it('stand-ins can not be mistaken for a real inbox, address or phone', () => {
    const { settings } = parseConfig({});
    expect(settings.contactEmail).toMatch(/\.example$/);
    expect(settings.enquiryAction).toMatch(/\.example$/);
    // No country has the code 00, or a number of noughts.
    expect(settings.contactPhone).toMatch(/^\+00[ 0]+$/);
  });

  it('production says all that is missing, at once, and what would be right', () => {
    const faults = faultsOf({ NODE_ENV: 'production' });
    const names = faults.map((fault) => fault.split(' ')[0]);
    expect(new Set(names)).toEqual(new Set(Object.keys(required)));
    expect(names).toHaveLength(Object.keys(required).length);
    for (const fault of faults) expect(fault).toMatch(/^\w+ is missing: set it to .{10,}\.$/);
  });
});

describe('production', () => {
  it('has defaults for all that a visitor would not notice', () => {
    expect(parseConfig(production)).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      publicOrigin: required.PUBLIC_ORIGIN,
      enquiryEndpoint: 'https://formsubmit.co',
      logRequests: true,
      settings: {
        enquiryAction: 'https://formsubmit.co/inbox@par-avion.example',
        enquiryReturn: false,
        enquiryNext: '',
        contactEmail: required.CONTACT_EMAIL,
        contactPhone: required.CONTACT_PHONE,
      },
    });
  });

  it.each(Object.keys(required))('is refused without %s', (name) => {
    const faults = faultsOf({ ...production, [name]: undefined });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} is missing`));
  });
});

describe('the settings', () => {
  it.each(['', ' ', '\t'])('empty (%j) means missing', (empty) => {
    for (const name of Object.keys(required)) {
      expect(faultsOf({ ...production, [name]: empty })).toEqual([
        expect.stringMatching(new RegExp(`^${name} is missing`)),
      ]);
    }
    const optional = ['HOST', 'PORT', 'ENQUIRY_ENDPOINT', 'ENQUIRY_RETURN', 'LOG_LEVEL'];
    const blank = Object.fromEntries(optional.map((name) => [name, empty]));
    expect(parseConfig({ ...production, ...blank })).toEqual(parseConfig(production));
  });

  it('can not be changed once they are read', () => {
    const config = parseConfig({});
    expect(Object.isFrozen(config)).toBe(true);
    expect(Object.isFrozen(config.settings)).toBe(true);
  });

  it('are read from what is given and from nowhere else', () => {
    vi.stubEnv('PORT', '4000');
    vi.stubEnv('NODE_ENV', 'production');
    expect(parseConfig({}).port).toBe(3000);
    vi.unstubAllEnvs();
  });

  it('are taken when they are right', () => {
    const config = parseConfig({
      ...production,
      HOST: '127.0.0.1',
      PORT: '8080',
      ENQUIRY_ENDPOINT: 'https://forms.example/f/',
      ENQUIRY_INBOX: 'a1b2c3d4e5f6',
      LOG_LEVEL: 'silent',
    });
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      logRequests: false,
      enquiryEndpoint: 'https://forms.example/f',
    });
    expect(config.settings.enquiryAction).toBe('https://forms.example/f/a1b2c3d4e5f6');
  });

  it('the way back from the forwarding service leads to the public origin, when it is switched on', () => {
    const { settings } = parseConfig({ ...production, ENQUIRY_RETURN: 'on' });
    expect(settings.enquiryReturn).toBe(true);
    expect(new URL(settings.enquiryNext).origin).toBe(required.PUBLIC_ORIGIN);
  });

  it('white space around a value is no part of it', () => {
    expect(parseConfig({ ...production, PORT: ' 8080\n' }).port).toBe(8080);
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
  ['ENQUIRY_RETURN', ['on', 'off']],
  ['LOG_LEVEL', ['info', 'silent']],
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
  ['CONTACT_PHONE', ['040 1234 5678', '+91', '+91 40 CALL US', 'phone', '+91 40 1234 5678 ext. 9']],
  ['ENQUIRY_RETURN', ['yes', 'ON', 'true', '1', 'https://www.example.com']],
  ['LOG_LEVEL', ['debug', 'INFO', 'true', '0']],
];

describe.each(accepted)('%s', (name, values) => {
  it.each(values)('may be %s', (value) => {
    expect(faultsOf({ ...production, [name]: value })).toEqual([]);
  });
});

describe.each(refused)('%s', (name, values) => {
  it.each(values)('%s is refused in one line that quotes it and says what is right', (value) => {
    for (const environment of [production, required]) {
      const faults = faultsOf({ ...environment, [name]: value });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(new RegExp(`^${name} is `));
      expect(faults[0]).toContain(JSON.stringify(value));
      expect(faults[0]).toMatch(/: it must be .{5,}\.$/);
    }
  });
});

it('every wrong setting is named in one message', () => {
  const wrong = Object.fromEntries(refused.map(([name, [value]]) => [name, value]));
  for (const mode of ['production', 'development']) {
    const faults = faultsOf({ NODE_ENV: mode, ...wrong });
    expect(faults).toHaveLength(refused.length);
    for (const [name, value] of Object.entries(wrong)) {
      expect(faults).toContainEqual(
        expect.stringMatching(new RegExp(`^${name} is ${JSON.stringify(value)}: `)),
      );
    }
  }
});

describe('outside production', () => {
  it('what a trial sets is used', () => {
    const config = parseConfig({ ...required, PORT: '4000' });
    expect(config.publicOrigin).toBe(required.PUBLIC_ORIGIN);
    expect(config.settings.contactEmail).toBe(required.CONTACT_EMAIL);
    expect(config.settings.contactPhone).toBe(required.CONTACT_PHONE);
  });

  it('the public origin follows the port', () => {
    expect(parseConfig({ PORT: '4000' }).publicOrigin).toBe('http://localhost:4000');
  });

  it.each([undefined, '', 'development', 'test'])(
    'NODE_ENV %j: enquiries stay on this machine unless an endpoint is set',
    (mode) => {
      const { enquiryEndpoint, settings } = parseConfig({ NODE_ENV: mode });
      expect(new URL(enquiryEndpoint).hostname).toBe('localhost');
      expect(new URL(settings.enquiryAction).hostname).toBe('localhost');
    },
  );

  it('a misspelt NODE_ENV is a fault, so that production never runs with stand-ins', () => {
    expect(() => parseConfig({ NODE_ENV: 'Production' })).toThrow(
      /NODE_ENV is "Production".*production/,
    );
  });

  it.each(['1', '3000', '65534', '65535'])(
    'PORT %s: the stand-in for the forwarding service has an address of its own',
    (PORT) => {
      const { enquiryEndpoint } = parseConfig({ PORT });
      expect(enquiryEndpoint).toSatisfy(URL.canParse);
      expect(new URL(enquiryEndpoint).port).not.toBe(PORT);
    },
  );
});
