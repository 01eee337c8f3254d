import { describe, expect, it } from 'vitest';
import { parseSettings, settingNames } from '../../server/settings/settings.ts';
import { production } from '../setup/settings.ts';

const eightyLetters = 'x'.repeat(80);

/** What each setting takes and what it refuses. */
const rows = [
  // A misspelt `production` must not run with placeholders.
  { name: 'NODE_ENV', right: ['development', 'test'], wrong: ['Production', 'prod'] },
  { name: 'HOST', right: ['::1', 'localhost', 'site.in'], wrong: ['a://b', 'a b', 'a@b'] },
  { name: 'PORT', right: ['0', '1', '65535'], wrong: ['65536', '-1', '3e3'] },
  { name: 'ADMIN_PORT', right: ['1', '9090'], wrong: ['0', '65536', 'admin'] },
  { name: 'ADMIN_HOST', right: ['0.0.0.0', '127.0.0.1'], wrong: ['http://localhost', 'a b'] },
  {
    name: 'PUBLIC_ORIGIN',
    right: ['https://a.example/', 'https://b.a.example:8443', 'http://[::1]'],
    wrong: [
      ...['www.a.com', 'https://a.com/site', 'http://localhost.a.com', 'https://b@a.com'],
      ...['https://*.a.com', 'https://a,b', 'https://-', 'https://x;y'],
    ],
  },
  {
    name: 'ENQUIRY_ENDPOINT',
    // The service of the fixture site is https://forms.example (test/fixture/content/enquiry-fields.ts).
    right: ['https://forms.example', 'https://forms.example/f'],
    wrong: ['http://forms.example', 'https://forms.example/?a=1', 'https://other.example'],
  },
  {
    name: 'ENQUIRY_INBOX',
    right: ['office+web@example.com', 'a1b2c3d4e5f60718', 'send'],
    wrong: ['a@b', 'https://a.com', '../../evil', 'a@a.com?_next=https://evil.example'],
  },
  { name: 'ENQUIRY_RETURN', right: ['on', 'off'], wrong: ['yes', 'ON'] },
  {
    name: 'CONTACT_EMAIL',
    right: ["o'brien@example.co.in"],
    wrong: ['hello@localhost', 'a@b@example.com', 'Me <me@a.com>'],
  },
  {
    name: 'CONTACT_PHONE',
    right: ['+914012345678', '+1 (212) 555-0100'],
    wrong: ['040 1234 5678', '+91', '+91 40 CALL US', '+1234567890123456', '+91 (0) 40 12345678'],
  },
  { name: 'INDEXING', right: ['on', 'off'], wrong: ['false'] },
  {
    name: 'SECURITY_CONTACT',
    right: ['mailto:a@example.com', 'https://example.com/report'],
    wrong: ['https://me@a.in', 'mailto:security', 'http://localhost/https:'],
  },
  {
    name: 'TRUST_PROXY',
    right: ['10.0.0.0/8, 192.0.2.1', '::1', 'fd00::/8, uniquelocal, linklocal'],
    wrong: ['proxy.example', '10.0.0.0/33', '10.0.0.1,', '0.0.0.0/0', 'loopback, ::/0'],
  },
  { name: 'REQUEST_LOG', right: ['on', 'off'], wrong: ['info'] },
  { name: 'LOG_ADDRESSES', right: ['on', 'off'], wrong: ['yes'] },
  { name: 'KEEP_ALIVE_TIMEOUT_MS', right: ['1', '600000'], wrong: ['0', '65s', '600001'] },
  // A shutdown takes 1000 more than its delay at least: 10000 and 5000 unless set.
  { name: 'DRAIN_DELAY_MS', right: ['0', '9000'], wrong: ['-1', '5s'] },
  { name: 'SHUTDOWN_TIMEOUT_MS', right: ['6000', '600000'], wrong: ['600001', '10s'] },
  { name: 'HSTS_INCLUDE_SUBDOMAINS', right: ['on', 'off'], wrong: ['yes'] },
  {
    name: 'VERSION',
    right: ['1.2.3', '"a" b', eightyLetters],
    wrong: ['1\n2', 'a\tb', 'a\u2028b', `${eightyLetters}x`],
  },
];

/** What it must be, as far as an operator needs to know. */
const reasons: Readonly<Record<string, string>> = {
  NODE_ENV: '"production", "development" or "test"',
  HOST: 'an IP address or a host name',
  PORT: 'a port number from 0 to 65535',
  ADMIN_PORT: 'a port number from 1 to 65535',
  ADMIN_HOST: 'an IP address or a host name',
  PUBLIC_ORIGIN: 'without a path, e.g. https://www.example.com',
  ENQUIRY_ENDPOINT: 'an address of https://forms.example',
  ENQUIRY_INBOX: 'email address, or the name',
  CONTACT_EMAIL: 'an email address',
  CONTACT_PHONE: 'with its country code, e.g. +91',
  SECURITY_CONTACT: 'an https address, or mailto:',
  TRUST_PROXY:
    'comma-separated IP addresses, networks like 10.0.0.0/8 (none with /0), loopback, linklocal, uniquelocal',
  KEEP_ALIVE_TIMEOUT_MS: 'a whole number from 1 to 600000',
  DRAIN_DELAY_MS: 'a whole number from 0 to 600000',
  SHUTDOWN_TIMEOUT_MS: 'a whole number from 0 to 600000',
  VERSION: 'one line of at most 80 characters',
};

it('has a row for every setting', () => {
  expect(rows.map(({ name }) => name)).toEqual(settingNames);
});

describe.each(rows)('$name', ({ name, right, wrong }) => {
  it.each(right)('accepts %j', (value) => {
    expect(() => parseSettings({ ...production, [name]: value })).not.toThrow();
  });

  it.each(wrong)('rejects %j with what it must be', (value) => {
    const start = `${name} is ${JSON.stringify(value)}: it must be `;
    const parse = () => parseSettings({ ...production, [name]: value });
    expect(parse).toThrow(start);
    expect(parse).toThrow(/^[^\n]+\.$/);
    expect(parse).toThrow(reasons[name] ?? '"on" or "off"');
  });
});
