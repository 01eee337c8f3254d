import { expect, it } from 'vitest';
import { parseSettings } from '../../server/settings.ts';
import { findStartWarnings } from '../../server/start-warnings.ts';
import { production as example } from '../setup/settings.ts';

/** Settings of production about which there is nothing to say. */
const production = {
  ...example,
  PUBLIC_ORIGIN: 'https://www.consultancy-of-this-test.in',
  ENQUIRY_INBOX: 'a1b2c3d4e5f6',
  CONTACT_EMAIL: 'hello@consultancy-of-this-test.in',
};

const answered = { hasPlaceholders: false, whoPays: 'Families do.', charges: ['Nothing.'] };

function warningsOf(environment: Readonly<Record<string, string>>, copy = {}) {
  return findStartWarnings(environment, parseSettings(environment), { ...answered, ...copy });
}

const familiesAsk =
  'Families ask who pays the office and what it charges: answer both in shared/content/site.ts, as whoPays and charges.';

type Row = { given?: Readonly<Record<string, string>>; copy?: object; says: string };

it.each<Row>([
  {
    given: { ENQUIRY_INBOX: 'us@of-this-test.in' },
    says: 'ENQUIRY_INBOX is an email address, which every page shows: the alias that the forwarding service gave for it is better.',
  },
  {
    given: { CONTACT_EMAIL: 'hello@example.org' },
    says: 'CONTACT_EMAIL is hello@example.org: names like example.com are kept for examples.',
  },
  {
    given: { PUBLIC_ORIGIN: 'https://www.a.test' },
    says: 'PUBLIC_ORIGIN is https://www.a.test: names like example.com are kept for examples.',
  },
  {
    given: { PUBLIC_ORIGIN: 'https://localhost' },
    says: 'PUBLIC_ORIGIN is https://localhost: search engines and shared links lead to the machine of whoever follows them.',
  },
  {
    given: { CONTACT_PHONE: '+00 000 000 0000' },
    says: 'CONTACT_PHONE is +00 000 000 0000: no country’s code begins with 0.',
  },
  {
    given: { ENQUIRY_ENDPOINT: 'https://forms.example/ajax' },
    says: 'ENQUIRY_ENDPOINT has a path: the form posts to https://forms.example/ajax/a1b2c3d4e5f6. Send an enquiry, and see that it arrives.',
  },
  {
    given: { LOG_ADDRESSES: 'on', REQUEST_LOG: 'off' },
    says: 'LOG_ADDRESSES has no effect while REQUEST_LOG is off.',
  },
  {
    given: { TRUST_PROXY: 'loopback, 0.0.0.0/0' },
    says: 'TRUST_PROXY has 0.0.0.0/0, which is everybody: any visitor can claim any address and request id.',
  },
  {
    given: { KEEP_ALIVE_TIMEOUT_MS: '1' },
    says: 'KEEP_ALIVE_TIMEOUT_MS is 1: proxies keep idle connections longer, often a minute, and lose requests on those that end here.',
  },
  { copy: { whoPays: '' }, says: familiesAsk },
  { copy: { charges: [] }, says: familiesAsk },
  {
    copy: { hasPlaceholders: true },
    says: 'The office, the map, the social links and the credit are placeholders: replace them in shared/content/site.ts, then set hasPlaceholders to false.',
  },
])('of $given $copy the operator reads one warning', ({ given, copy, says }) => {
  expect(warningsOf(production)).toEqual([]);
  expect(warningsOf({ ...production, ...given }, copy)).toEqual([says]);
});

it('that subdomains must speak https means nothing on this machine', () => {
  const local = { ...production, PUBLIC_ORIGIN: 'https://localhost' };
  const [warning] = warningsOf({ ...local, HSTS_INCLUDE_SUBDOMAINS: 'on' });
  expect(warning).toMatch(/^HSTS_INCLUDE_SUBDOMAINS is on, and PUBLIC_ORIGIN is this machine/);
});

it('outside production placeholders and the address of the inbox are expected', () => {
  expect(warningsOf({}, { hasPlaceholders: true, whoPays: '' })).toEqual([]);
});

it('outside production nobody receives enquiries where the site is public, unless it is set who does', () => {
  const environment = { PUBLIC_ORIGIN: 'https://www.fixture.example', PORT: '4000' };
  expect(warningsOf(environment)).toEqual([
    'NODE_ENV is not production: whatever PUBLIC_ORIGIN says, enquiries go to http://localhost:4001, where nobody receives them.',
  ]);
  expect(warningsOf({ ...environment, ENQUIRY_ENDPOINT: 'http://localhost:4001' })).toEqual([]);
});

it.each([
  { name: 'INDEXNIG', meant: 'INDEXING' },
  { name: 'indexing', meant: 'INDEXING' },
  { name: 'PUBLIC-ORIGIN', meant: 'PUBLIC_ORIGIN' },
  { name: 'PRT', meant: 'PORT' },
  { name: 'INDEX', meant: 'INDEXING' },
  { name: 'NOINDEX', meant: 'INDEXING' },
  { name: 'LOG_REQUESTS', meant: 'REQUEST_LOG' },
  { name: 'TRUST_PROXIES', meant: 'TRUST_PROXY' },
])('$name is no setting, and $meant is meant', ({ name, meant }) => {
  const message = `${name} is no setting: do you mean ${meant}?`;
  expect(warningsOf({ ...production, [name]: 'a' })).toEqual([message]);
});

it.each(['HOME', 'HOSTNAME', 'PATH', 'SESSION'])('%s is taken for no setting', (name) => {
  expect(warningsOf({ ...production, [name]: 'a' })).toEqual([]);
});
