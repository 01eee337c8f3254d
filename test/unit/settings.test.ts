import { expect, it, vi } from 'vitest';
import { enquiryService } from '#content/enquiry-fields.ts';
import { listLegalAnswers, site as ownersCopy } from '#content/site.ts';
import { routePages } from '../../server/pages/route-pages.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import { parseSettings, settingNames } from '../../server/settings/settings.ts';
import { findEndingGuides, findStartWarnings } from '../../server/settings/start-warnings.ts';
import { production, required } from '../setup/settings.ts';

vi.mock(import('#content/site.ts'), { spy: true });

type Environment = Readonly<Record<string, string>>;

/** Problems reported to the operator, one per line; empty if the settings are valid. */
function problemsOf(environment: Environment): readonly string[] {
  try {
    parseSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof OperatorError) return error.message.split('\n');
    throw error;
  }
}

const onOff = '"on" or "off"';
const host = 'an IP address or a host name';
const milliseconds = 'a whole number from 0 to 600000';
const origin = 'the https origin visitors use, without a path';
// The service of the fixture site.
const endpoint = 'a URL of https://forms.example';
const inbox = "the inbox's email address, or the name";
const email = 'an email address';
const phone = 'a phone number with its country code';
const version = 'one line of at most 80 characters';
const eightyLetters = 'x'.repeat(80);

type Row = readonly [name: string, format: string, accepted: string, rejected: string];

/** Each setting, the expected format in its message, and values that it accepts and rejects, separated by `|`. */
const rows: readonly Row[] = [
  // A misspelt `production` must not run with placeholders.
  ['NODE_ENV', '"production", "development" or "test"', 'test', 'Production | prod'],
  ['HOST', host, '::1 | localhost | site.in', 'a://b | a b | a@b'],
  ['PORT', 'a port number from 0 to 65535', '0 | 1 | 65535', '65536 | -1 | 3e3'],
  ['ADMIN_PORT', 'a port number from 1 to 65535', '1 | 9090', '0 | 65536 | admin'],
  ['PUBLIC_ORIGIN', origin, 'https://b.a.example:8443', 'https://x;y | https://- | www.a.com'],
  ['PUBLIC_ORIGIN', origin, 'http://[::1]', 'https://a.com/site | http://localhost.a.com'],
  ['PUBLIC_ORIGIN', origin, 'https://a.example/', 'https://b@a.in | https://*.a.in | https://a,b'],
  ['ENQUIRY_ENDPOINT', endpoint, 'https://forms.example/f', 'https://forms.example/?a=1'],
  ['ENQUIRY_ENDPOINT', endpoint, 'https://forms.example', 'http://forms.example | https://a.in'],
  ['ENQUIRY_INBOX', inbox, 'office+web@example.com | a1b2c3d4e5f60718', 'a@b | https://a.com'],
  ['ENQUIRY_INBOX', inbox, 'send', '../../evil | a@a.com?_next=https://evil.example'],
  ['ENQUIRY_RETURN', onOff, 'on | off', 'yes | ON'],
  ['CONTACT_EMAIL', email, "o'brien@a.co.in", 'hello@localhost | a@b@a.in | Me <me@a.in>'],
  ['CONTACT_PHONE', phone, '+914012345678', '040 1234 5678 | +91 | +91 40 CALL US'],
  ['CONTACT_PHONE', phone, '+1 (212) 555-0100', '+1234567890123456 | +91 (0) 40 12345678'],
  ['INDEXING', onOff, 'on | off', 'false'],
  ['REQUEST_LOG', onOff, 'on | off', 'info'],
  // The timeout must exceed the delay by at least 1000; the defaults are 10000 and 5000.
  ['DRAIN_DELAY_MS', milliseconds, '0 | 9000', '-1 | 5s'],
  ['VERSION', version, '1.2.3 | "a" b', '1\n2 | a\tb | a\u2028b'],
  ['VERSION', version, eightyLetters, `${eightyLetters}x`],
];

it('has a row for every setting', () => {
  expect([...new Set(rows.map(([name]) => name))]).toEqual(settingNames);
});

it.each(rows)('validates %s as %s', (name, format, accepted, rejected) => {
  for (const value of accepted.split(' | ')) {
    expect(problemsOf({ ...production, [name]: value })).toEqual([]);
  }
  for (const value of rejected.split(' | ')) {
    const problem = `${name} is ${JSON.stringify(value)}: it must be ${format}`;
    expect(problemsOf({ ...production, [name]: value }).join()).toContain(problem);
  }
});

// test/content/documents.test.ts tests defaults against the README's table, test/http the effects of settings on responses.

it('trims values and trailing slashes', () => {
  const given = { PORT: ' 8080\n', DRAIN_DELAY_MS: '\t', VERSION: ' ' };
  const settings = parseSettings({ ...production, ...given, PUBLIC_ORIGIN: 'https://a.example/' });
  const others = { ...parseSettings(production), printed: settings.printed };
  const expected = { port: 8080, publicOrigin: 'https://a.example' };
  expect(settings).toEqual({ ...others, ...expected });
});

it('uses reserved placeholders and the next port outside production', () => {
  const { publicOrigin, site } = parseSettings({ PORT: '4000' });
  expect(publicOrigin).toBe('http://localhost:4000');
  expect(site.enquiryAction).toMatch('http://localhost:4001/placeholder');
  expect([site.enquiryAction, site.contactEmail].join()).toMatch(/^\S+\.example,\S+\.example$/);
  expect(site.contactPhone).toMatch(/^\+00[ 0]+$/);
});

it('names every setting missing in production at once', () => {
  const problems = problemsOf({ NODE_ENV: 'production', CONTACT_EMAIL: ' ', CONTACT_PHONE: '' });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(required));
});

const site = { ...production, PUBLIC_ORIGIN: 'https://www.of-this-test.in', ENQUIRY_INBOX: 'a1b2' };

const local = { PUBLIC_ORIGIN: 'http://localhost:3000', ENQUIRY_ENDPOINT: 'http://localhost:1' };

it.each<[given: Environment, ...problems: readonly string[]]>([
  [{}],
  [local],
  [{ PORT: '4000', ADMIN_PORT: '4000' }, 'ADMIN_PORT must differ from PORT.'],
  // Enquiries would be lost.
  [{ ENQUIRY_ENDPOINT: 'http://localhost:3001' }, "each visitor's browser would post to its own"],
  [{ ENQUIRY_INBOX: 'us@example.com' }, 'an example without an inbox'],
  [{ ENQUIRY_ENDPOINT: 'https://forms.example/us@a.in' }, 'must not include the inbox.'],
  // As passed by `docker run --env-file`.
  [{ CONTACT_EMAIL: '"us@a.in"' }, 'CONTACT_EMAIL is "us@a.in": remove the quotes'],
  [{ REQUEST_LOG: "'on'" }, "REQUEST_LOG is 'on': remove the quotes"],
])('reports in the settings %j the problem: %s', (given, ...problems) => {
  const reported = problems.map((problem) => expect.stringContaining(problem));
  expect(problemsOf({ ...site, ...given })).toEqual(reported);
});

it('rejects an email address as inbox if the service accepts none', () => {
  vi.spyOn(enquiryService, 'takesEmailAddress', 'get').mockReturnValue(false);
  const problem = expect.stringContaining(': https://forms.example accepts no email');
  expect(problemsOf(production)).toEqual([problem]);
  // A name, and the placeholder outside production.
  expect([problemsOf({ ...production, ENQUIRY_INBOX: 'send' }), problemsOf({})]).toEqual([[], []]);
});

it('prints only settings of the environment', () => {
  const { printed } = parseSettings({ ...production, SECRET: 'of another' });
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(printed)));
});

type Copy = { readonly hasPlaceholders?: boolean; readonly legalAnswers?: object };

/** Start warnings for these settings and this copy, merged into defaults that cause no warning. */
function warningsOf(given: Environment, copy: Copy) {
  const silent = { CONTACT_EMAIL: 'hello@of-this-test.in' };
  const environment = { ...site, ...silent, ...given };
  const { hasPlaceholders = false, legalAnswers = { legalName: 'Firm' } } = copy;
  vi.spyOn(ownersCopy, 'hasPlaceholders', 'get').mockReturnValue(hasPlaceholders);
  vi.mocked(listLegalAnswers).mockReturnValue(legalAnswers);
  return findStartWarnings(environment, parseSettings(environment));
}

const development = { NODE_ENV: 'development', PUBLIC_ORIGIN: 'https://a.in', PORT: '4000' };
const unanswered = { legalName: '', retentionMonths: 0, parentCheck: 'We call.' };

it.each<[given: Environment, copy: Copy, ...warnings: readonly string[]]>([
  [{}, {}],
  [{ ...development, ENQUIRY_ENDPOINT: 'http://localhost:4001' }, {}],
  [{ ...development, ENQUIRY_ENDPOINT: ' ' }, {}, 'the form posts to http://localhost:4001.'],
  [{ ENQUIRY_INBOX: 'us@a.in' }, {}, 'ENQUIRY_INBOX is an email address, which every'],
  [{ CONTACT_EMAIL: 'a@example.org' }, {}, 'CONTACT_EMAIL is a@example.org: this domain name'],
  [{ PUBLIC_ORIGIN: 'https://a.test' }, {}, 'PUBLIC_ORIGIN is https://a.test: this domain'],
  [{ PUBLIC_ORIGIN: 'https://[::1]' }, {}, 'PUBLIC_ORIGIN is https://[::1]: search'],
  [{ CONTACT_PHONE: '+00 000 000 0000' }, {}, 'CONTACT_PHONE is +00 000 000 0000: '],
  [{ ENQUIRY_ENDPOINT: 'https://forms.example/f' }, {}, 'posts to https://forms.example/f/a1b2.'],
  [{}, { legalAnswers: unanswered }, 'content/site.ts: legalName, retentionMonths.'],
  [{}, { hasPlaceholders: true }, 'The office, the map, the social links and the credit'],
])('warns at most once about the settings %j and the copy %j: %s', (given, copy, ...warnings) => {
  const expected = warnings.map((warning) => expect.stringContaining(warning));
  expect(warningsOf(given, copy)).toEqual(expected);
});

it.each([
  ['2028-08-01', []],
  ['2029-11-01', ['alpha', 'beta', 'gamma']],
] as const)('warns a year before the last intake of a guide: on %s of %j', async (day, ids) => {
  const warned = findEndingGuides(routePages, day);
  expect(warned).toEqual(
    ids.map((id) => expect.stringMatching(`^The guide ${id} offers no intake`)),
  );
});
