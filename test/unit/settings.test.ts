import { describe, expect, it, vi } from 'vitest';
import { enquiryService } from '#content/enquiry-fields.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import { parseSettings, settingNames } from '../../server/settings/settings.ts';
import { findStartWarnings } from '../../server/settings/start-warnings.ts';
import { production, required } from '../setup/settings.ts';

type SettingRow = {
  readonly name: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly reason?: string;
};

const eightyLetters = 'x'.repeat(80);

/** Values that each setting accepts and rejects, and the expected format in the message: `on` or `off` by default. */
const rows: readonly SettingRow[] = [
  // A misspelt `production` must not run with placeholders.
  {
    name: 'NODE_ENV',
    right: ['development', 'test'],
    wrong: ['Production', 'prod'],
    reason: '"production", "development" or "test"',
  },
  {
    name: 'HOST',
    right: ['::1', 'localhost', 'site.in'],
    wrong: ['a://b', 'a b', 'a@b'],
    reason: 'an IP address or a host name',
  },
  {
    name: 'PORT',
    right: ['0', '1', '65535'],
    wrong: ['65536', '-1', '3e3'],
    reason: 'a port number from 0 to 65535',
  },
  {
    name: 'ADMIN_PORT',
    right: ['1', '9090'],
    wrong: ['0', '65536', 'admin'],
    reason: 'a port number from 1 to 65535',
  },
  {
    name: 'ADMIN_HOST',
    right: ['0.0.0.0', '127.0.0.1'],
    wrong: ['http://localhost', 'a b'],
    reason: 'an IP address or a host name',
  },
  {
    name: 'PUBLIC_ORIGIN',
    reason: 'without a path, e.g. https://www.example.com',
    right: ['https://a.example/', 'https://b.a.example:8443', 'http://[::1]'],
    wrong: [
      ...['www.a.com', 'https://a.com/site', 'http://localhost.a.com', 'https://b@a.com'],
      ...['https://*.a.com', 'https://a,b', 'https://-', 'https://x;y'],
    ],
  },
  {
    name: 'ENQUIRY_ENDPOINT',
    reason: 'a URL of https://forms.example',
    // The service of the fixture site is https://forms.example (test/fixture/content/enquiry-fields.ts).
    right: ['https://forms.example', 'https://forms.example/f'],
    wrong: ['http://forms.example', 'https://forms.example/?a=1', 'https://other.example'],
  },
  {
    name: 'ENQUIRY_INBOX',
    reason: 'email address, or the name',
    right: ['office+web@example.com', 'a1b2c3d4e5f60718', 'send'],
    wrong: ['a@b', 'https://a.com', '../../evil', 'a@a.com?_next=https://evil.example'],
  },
  { name: 'ENQUIRY_RETURN', right: ['on', 'off'], wrong: ['yes', 'ON'] },
  {
    name: 'CONTACT_EMAIL',
    reason: 'an email address',
    right: ["o'brien@example.co.in"],
    wrong: ['hello@localhost', 'a@b@example.com', 'Me <me@a.com>'],
  },
  {
    name: 'CONTACT_PHONE',
    reason: 'with its country code, e.g. +91',
    right: ['+914012345678', '+1 (212) 555-0100'],
    wrong: ['040 1234 5678', '+91', '+91 40 CALL US', '+1234567890123456', '+91 (0) 40 12345678'],
  },
  { name: 'INDEXING', right: ['on', 'off'], wrong: ['false'] },
  {
    name: 'SECURITY_CONTACT',
    reason: 'an https URL, or mailto:',
    right: ['mailto:a@example.com', 'https://example.com/report'],
    wrong: ['https://me@a.in', 'mailto:security', 'http://localhost/https:'],
  },
  {
    name: 'TRUST_PROXY',
    reason:
      'comma-separated IP addresses, networks like 10.0.0.0/8 (none with /0), loopback, linklocal, uniquelocal',
    right: ['10.0.0.0/8, 192.0.2.1', '::1', 'fd00::/8, uniquelocal, linklocal'],
    wrong: ['proxy.example', '10.0.0.0/33', '10.0.0.1,', '0.0.0.0/0', '::/0', '::1.2.3.4'],
  },
  { name: 'REQUEST_LOG', right: ['on', 'off'], wrong: ['info'] },
  { name: 'LOG_ADDRESSES', right: ['on', 'off'], wrong: ['yes'] },
  {
    name: 'KEEP_ALIVE_TIMEOUT_MS',
    right: ['1', '600000'],
    wrong: ['0', '65s', '600001'],
    reason: 'a whole number from 1 to 600000',
  },
  // A shutdown takes at least 1000 more than its delay; the defaults are 10000 and 5000.
  {
    name: 'DRAIN_DELAY_MS',
    right: ['0', '9000'],
    wrong: ['-1', '5s'],
    reason: 'a whole number from 0 to 600000',
  },
  {
    name: 'SHUTDOWN_TIMEOUT_MS',
    right: ['6000', '600000'],
    wrong: ['600001', '10s'],
    reason: 'a whole number from 0 to 600000',
  },
  { name: 'HSTS_INCLUDE_SUBDOMAINS', right: ['on', 'off'], wrong: ['yes'] },
  {
    name: 'VERSION',
    reason: 'one line of at most 80 characters',
    right: ['1.2.3', '"a" b', eightyLetters],
    wrong: ['1\n2', 'a\tb', 'a\u2028b', `${eightyLetters}x`],
  },
];

it('has a row for every setting', () => {
  expect(rows.map(({ name }) => name)).toEqual(settingNames);
});

describe.each<SettingRow>(rows)('$name', ({ name, right, wrong, reason = '"on" or "off"' }) => {
  it.each(right)('accepts %j', (value) => {
    expect(() => parseSettings({ ...production, [name]: value })).not.toThrow();
  });

  it.each(wrong)('rejects %j with the expected format', (value) => {
    const start = `${name} is ${JSON.stringify(value)}: it must be `;
    const parse = () => parseSettings({ ...production, [name]: value });
    expect(parse).toThrow(start);
    expect(parse).toThrow(/^[^\n]+\.$/);
    expect(parse).toThrow(reason);
  });
});

// test/content/documents.test.ts tests defaults against the README's table, test/http the effects of settings on responses.

it('trims values and trailing slashes', () => {
  const given = { PORT: ' 8080\n', TRUST_PROXY: '\t', SHUTDOWN_TIMEOUT_MS: '20000', VERSION: ' ' };
  const settings = parseSettings({ ...production, ...given, PUBLIC_ORIGIN: 'https://a.example/' });
  const others = { ...parseSettings(production), printed: settings.printed };
  const expected = { port: 8080, shutdownTimeoutMs: 20_000, publicOrigin: 'https://a.example' };
  expect(settings).toEqual({ ...others, ...expected });
});

describe('outside production', () => {
  it.each([
    { mode: 'development', port: '4000', inbox: 'http://localhost:4001/placeholder' },
    { mode: 'test', port: '65535', inbox: 'http://localhost:65534/placeholder' },
  ])('posts the form to the next port with NODE_ENV=$mode and PORT=$port', (row) => {
    const settings = parseSettings({ NODE_ENV: row.mode, PORT: row.port });
    const publicOrigin = `http://localhost:${row.port}`;
    expect(settings).toMatchObject({ production: false, publicOrigin });
    expect(settings.site.enquiryAction).toContain(row.inbox);
  });

  it('uses placeholders that do not exist', () => {
    const { site } = parseSettings({});
    expect(site.contactPhone).toMatch(/^\+00[ 0]+$/);
    expect(site.contactEmail).toMatch(/\.example$/);
    expect(site.enquiryAction).toMatch(/\.example$/);
  });
});

/** Problems reported to the operator, one per line; empty if the settings are valid. */
function problemsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    parseSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof OperatorError) return error.message.split('\n');
    throw error;
  }
}

it('names every missing setting of production at once', () => {
  const problems = problemsOf({ NODE_ENV: 'production', CONTACT_EMAIL: ' ', CONTACT_PHONE: '' });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(required));
});

const site = { ...production, PUBLIC_ORIGIN: 'https://www.of-this-test.in', ENQUIRY_INBOX: 'a1b2' };

it.each([
  {
    given: { DRAIN_DELAY_MS: '8001', SHUTDOWN_TIMEOUT_MS: '9000' },
    says: 'SHUTDOWN_TIMEOUT_MS must be at least 1000 more than DRAIN_DELAY_MS.',
  },
  { given: { PORT: '4000', ADMIN_PORT: '4000' }, says: 'ADMIN_PORT must differ from PORT.' },
  // Enquiries would be lost.
  {
    given: { ENQUIRY_ENDPOINT: 'http://localhost:3001' },
    says: `ENQUIRY_ENDPOINT is "http://localhost:3001": each visitor's browser would post to its own`,
  },
  {
    given: { ENQUIRY_INBOX: 'us@example.com' },
    says: 'ENQUIRY_INBOX is "us@example.com", an example without an inbox',
  },
  {
    given: { ENQUIRY_ENDPOINT: 'https://forms.example/us@a.in' },
    says: 'ENQUIRY_ENDPOINT is "https://forms.example/us@a.in": it must not include the inbox.',
  },
  // As passed by `docker run --env-file`.
  { given: { CONTACT_EMAIL: '"us@a.in"' }, says: 'CONTACT_EMAIL is "us@a.in": remove the quotes' },
  { given: { REQUEST_LOG: "'on'" }, says: "REQUEST_LOG is 'on': remove the quotes" },
])('rejects $given: $says', ({ given, says }) => {
  expect(problemsOf(site)).toEqual([]);
  expect(problemsOf({ ...site, ...given })).toEqual([expect.stringContaining(says)]);
});

it('accepts a loopback forwarding service for a loopback site', () => {
  const local = { ...production, PUBLIC_ORIGIN: 'http://localhost:3000' };
  expect(problemsOf({ ...local, ENQUIRY_ENDPOINT: 'http://localhost:3001' })).toEqual([]);
});

it('rejects an email address as inbox if the service accepts none', () => {
  vi.spyOn(enquiryService, 'takesEmailAddress', 'get').mockReturnValue(false);
  const says = 'ENQUIRY_INBOX is "inbox@fixture.example": https://forms.example accepts no email';
  expect(problemsOf(production)).toEqual([expect.stringContaining(says)]);
  expect(problemsOf({ ...production, ENQUIRY_INBOX: 'send' })).toEqual([]);
  // The placeholder outside production.
  expect(problemsOf({})).toEqual([]);
});

it('prints only settings of the environment', () => {
  const { printed } = parseSettings({ ...production, SECRET: 'of another' });
  expect(printed).toHaveProperty('PORT');
  expect(printed).not.toHaveProperty('SECRET');
});

/** Production settings without a warning. */
const silent = {
  ...production,
  PUBLIC_ORIGIN: 'https://www.testers-of-this.in',
  ENQUIRY_INBOX: 'a1b2c3d4e5f6',
  CONTACT_EMAIL: 'hello@consultancy-of-this-test.in',
  KEEP_ALIVE_TIMEOUT_MS: '5000',
};

const legalAnswers = { legalName: 'Firm', retentionMonths: 12 };
const answered = { hasPlaceholders: false, legalAnswers };

function warningsOf(environment: Readonly<Record<string, string>>, copy = {}) {
  return findStartWarnings(environment, parseSettings(environment), { ...answered, ...copy });
}

type WarningRow = { given?: Readonly<Record<string, string>>; copy?: object; says: string };

it.each<WarningRow>([
  { given: { ENQUIRY_INBOX: 'us@a.in' }, says: 'ENQUIRY_INBOX is an email address, which every' },
  {
    given: { CONTACT_EMAIL: 'a@example.org' },
    says: 'CONTACT_EMAIL is a@example.org: this domain name',
  },
  {
    given: { PUBLIC_ORIGIN: 'https://a.test' },
    says: 'PUBLIC_ORIGIN is https://a.test: this domain',
  },
  { given: { PUBLIC_ORIGIN: 'https://[::1]' }, says: 'PUBLIC_ORIGIN is https://[::1]: search' },
  { given: { CONTACT_PHONE: '+00 000 000 0000' }, says: 'CONTACT_PHONE is +00 000 000 0000: ' },
  {
    given: { ENQUIRY_ENDPOINT: 'https://forms.example/ajax' },
    says: 'ENQUIRY_ENDPOINT has a path: the form posts to https://forms.example/ajax/a1b2c3d4e5f6.',
  },
  { given: { ADMIN_HOST: '127.0.0.1' }, says: 'ADMIN_HOST has no effect without ADMIN_PORT.' },
  { given: { KEEP_ALIVE_TIMEOUT_MS: '4999' }, says: 'KEEP_ALIVE_TIMEOUT_MS is 4999: proxies' },
  {
    copy: { legalAnswers: { legalName: '', retentionMonths: 0, parentCheck: 'We call.' } },
    says: 'The privacy law requires answers in shared/content/site.ts: legalName, retentionMonths.',
  },
  { copy: { hasPlaceholders: true }, says: 'The office, the map, the social links and the credit' },
])('warns once of $given $copy: $says', ({ given, copy, says }) => {
  expect(warningsOf(silent)).toEqual([]);
  const warnings = warningsOf({ ...silent, ...given }, copy);
  expect(warnings).toEqual([expect.stringContaining(says)]);
});

it('warns of a public site outside production without a forwarding service', () => {
  const environment = { PUBLIC_ORIGIN: 'https://a.in', PORT: '4000', ENQUIRY_ENDPOINT: ' ' };
  expect(warningsOf(environment).join()).toMatch(
    /^NODE_ENV is .* posts to http:\/\/localhost:4001\.$/,
  );
  expect(warningsOf({ ...environment, ENQUIRY_ENDPOINT: 'http://localhost:4001' })).toEqual([]);
});
