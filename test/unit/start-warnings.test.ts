import { expect, it } from 'vitest';
import { parseSettings } from '../../server/settings/settings.ts';
import { findStartWarnings } from '../../server/settings/start-warnings.ts';
import { production as example } from '../setup/settings.ts';

/** Production settings without a warning. */
const production = {
  ...example,
  PUBLIC_ORIGIN: 'https://www.testers-of-this.in',
  ENQUIRY_INBOX: 'a1b2c3d4e5f6',
  CONTACT_EMAIL: 'hello@consultancy-of-this-test.in',
  KEEP_ALIVE_TIMEOUT_MS: '5000',
};

const legalAnswers = { legalName: 'Firm', retentionMonths: 12 };
const answered = {
  hasPlaceholders: false,
  whoPays: 'Families do.',
  charges: ['Nothing.'],
  legalAnswers,
};

function warningsOf(environment: Readonly<Record<string, string>>, copy = {}) {
  return findStartWarnings(environment, parseSettings(environment), { ...answered, ...copy });
}

type Row = { given?: Readonly<Record<string, string>>; copy?: object; says: string };

it.each<Row>([
  { given: { ENQUIRY_INBOX: 'us@a.in' }, says: 'ENQUIRY_INBOX is an email address, which every' },
  {
    given: { CONTACT_EMAIL: 'a@example.org' },
    says: 'CONTACT_EMAIL is a@example.org: example.com and',
  },
  {
    given: { PUBLIC_ORIGIN: 'https://a.test' },
    says: 'PUBLIC_ORIGIN is https://a.test: example.com',
  },
  { given: { PUBLIC_ORIGIN: 'https://[::1]' }, says: 'PUBLIC_ORIGIN is https://[::1]: search' },
  { given: { CONTACT_PHONE: '+00 000 000 0000' }, says: 'CONTACT_PHONE is +00 000 000 0000: ' },
  {
    given: { ENQUIRY_ENDPOINT: 'https://forms.example/ajax' },
    says: 'ENQUIRY_ENDPOINT has a path: the form posts to https://forms.example/ajax/a1b2c3d4e5f6.',
  },
  { given: { LOG_ADDRESSES: 'on', REQUEST_LOG: 'off' }, says: 'LOG_ADDRESSES has no effect while' },
  { given: { ADMIN_HOST: '127.0.0.1' }, says: 'ADMIN_HOST has no effect without ADMIN_PORT.' },
  { given: { KEEP_ALIVE_TIMEOUT_MS: '4999' }, says: 'KEEP_ALIVE_TIMEOUT_MS is 4999: proxies' },
  { copy: { whoPays: '' }, says: 'Families ask who pays the office and what it charges' },
  { copy: { charges: [] }, says: 'Families ask who pays the office and what it charges' },
  {
    copy: { legalAnswers: { legalName: '', retentionMonths: 0, parentCheck: 'We call.' } },
    says: 'The privacy law needs answers in shared/content/site.ts: legalName, retentionMonths.',
  },
  { copy: { hasPlaceholders: true }, says: 'The office, the map, the social links and the credit' },
])('warns once of $given $copy: $says', ({ given, copy, says }) => {
  expect(warningsOf(production)).toEqual([]);
  const warnings = warningsOf({ ...production, ...given }, copy);
  expect(warnings).toEqual([expect.stringContaining(says)]);
});

it('warns of HSTS_INCLUDE_SUBDOMAINS on localhost', () => {
  const local = { ...production, PUBLIC_ORIGIN: 'https://localhost' };
  const [warning] = warningsOf({ ...local, HSTS_INCLUDE_SUBDOMAINS: 'on' });
  expect(warning).toMatch(/^HSTS_INCLUDE_SUBDOMAINS has no effect: PUBLIC_ORIGIN is this machine/);
});

it('warns of a public site outside production without a forwarding service', () => {
  const environment = { PUBLIC_ORIGIN: 'https://a.in', PORT: '4000', ENQUIRY_ENDPOINT: ' ' };
  expect(warningsOf(environment).join()).toMatch(
    /^NODE_ENV is .* posts to http:\/\/localhost:4001\.$/,
  );
  expect(warningsOf({ ...environment, ENQUIRY_ENDPOINT: 'http://localhost:4001' })).toEqual([]);
});
