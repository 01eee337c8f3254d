import { expect, it, vi } from 'vitest';
import { enquiryService } from '#content/enquiry-fields.ts';
import { listLegalAnswers, site as ownersCopy } from '#content/site.ts';
import { routePages } from '../../server/pages/route-pages.ts';
import type { OperatorError } from '../../server/process/operator-error.ts';
import { type Environment, parseSettings } from '../../server/settings/settings.ts';
import { findEndingGuides, findStartWarnings } from '../../server/settings/start-warnings.ts';
import { production, required } from '../setup/settings.ts';

vi.mock(import('#content/site.ts'), { spy: true });

const containing = (text: string) => expect.stringContaining(text);

/** Problems reported to the operator, one per line; empty if the settings are valid. */
function problemsOf(environment: Environment): readonly string[] {
  try {
    parseSettings(environment);
    return [];
  } catch (error) {
    return (error as OperatorError).problems;
  }
}

// Values accepted and rejected, separated by ` | `.
it.each([
  // A misspelt `production` must not run with placeholders.
  ['NODE_ENV', 'test', 'Production | prod'],
  ['HOST', '::1 | localhost | site.in', 'a://b | a b | a@b'],
  ['PORT', '0 | 65535', '65536 | -1 | 3e3'],
  ['ADMIN_PORT', '1', '0 | 65536'],
  ['PUBLIC_ORIGIN', 'https://b.a.example:8443', 'https://x;y | https://- | www.a.com'],
  ['PUBLIC_ORIGIN', 'http://[::1]', 'https://a.com/site | http://localhost.a.com'],
  ['PUBLIC_ORIGIN', 'https://a.example/', 'https://b@a.in | https://*.a.in | https://a,b'],
  ['ENQUIRY_ENDPOINT', 'https://forms.example/f', 'http://forms.example | https://a.in'],
  ['ENQUIRY_INBOX', 'office+web@example.com | a1b2c3d4e5f60718', 'a@b | https://a.com'],
  ['ENQUIRY_INBOX', 'send', '../../evil | a@a.com?_next=https://evil.example'],
  ['CONTACT_EMAIL', "o'brien@a.co.in", 'hello@localhost | a@b@a.in | Me <me@a.in>'],
  ['CONTACT_PHONE', '+914012345678', '040 1234 5678 | +91 | +91 40 CALL US'],
  ['CONTACT_PHONE', '+1 (212) 555-0100', '+1234567890123456 | +91 (0) 40 12345678'],
  ['INDEXING', 'on | off', 'false | ON'],
  ['DRAIN_DELAY_MS', '0 | 600000', '600001 | 5s'],
  ['VERSION', '1.2.3 | "a" b', '1\n2 | a\tb | a\u2028b'],
])('accepts as %s %s, but not %s', (name, accepted, rejected) => {
  const problems = (value: string) => problemsOf({ ...production, [name]: value });
  expect(accepted.split(' | ').flatMap(problems)).toEqual([]);
  for (const value of rejected.split(' | ')) {
    const problem = `${name} is ${JSON.stringify(value)}: it must be `;
    expect(problems(value)).toEqual([expect.stringContaining(problem)]);
  }
});

// test/content/documents.test.ts tests defaults against the README's table, test/http the effects of settings on responses.

it('trims values and trailing slashes', () => {
  const given = { PORT: ' 8080\n', VERSION: ' ', PUBLIC_ORIGIN: 'https://a.example/' };
  const expected = { port: 8080, version: undefined, publicOrigin: 'https://a.example' };
  expect(parseSettings({ ...production, ...given })).toMatchObject(expected);
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

const site = {
  ...production,
  PUBLIC_ORIGIN: 'https://www.of-this-test.in',
  ENQUIRY_INBOX: 'a1b2',
  CONTACT_EMAIL: 'hello@of-this-test.in',
};

it.each<[given: Environment, ...problems: readonly string[]]>([
  [{ PUBLIC_ORIGIN: 'http://localhost:3000', ENQUIRY_ENDPOINT: 'http://localhost:1' }],
  [{ PORT: '3e3' }, 'PORT is "3e3": it must be a port number from 0 to 65535.'],
  [{ PORT: '4000', ADMIN_PORT: '4000' }, 'ADMIN_PORT must differ from PORT.'],
  // Enquiries would be lost.
  [{ ENQUIRY_ENDPOINT: 'http://localhost:3001' }, "each visitor's browser would post to its own"],
  [{ ENQUIRY_INBOX: 'us@example.com' }, 'an example without an inbox'],
  [{ ENQUIRY_ENDPOINT: 'https://forms.example/us@a.in' }, 'must not include the inbox.'],
  // As passed by `docker run --env-file`.
  [{ CONTACT_EMAIL: '"us@a.in"' }, 'CONTACT_EMAIL is "us@a.in": remove the quotes'],
])('reports in the settings %j the problem: %s', (given, ...problems) => {
  expect(problemsOf({ ...site, ...given })).toEqual(problems.map(containing));
});

it('rejects an email address as inbox if the service accepts none', () => {
  vi.spyOn(enquiryService, 'takesEmailAddress', 'get').mockReturnValueOnce(false);
  expect(problemsOf(production)).toEqual([containing(': https://forms.example accepts no email')]);
});

it('prints only settings of the environment', () => {
  const { printed } = parseSettings({ ...production, SECRET: 'of another' });
  expect(printed).not.toHaveProperty('SECRET');
});

function warningsOf(given: Environment) {
  const environment = { ...site, ...given };
  return findStartWarnings(environment, parseSettings(environment));
}

const development = { NODE_ENV: 'development', PORT: '4000' };

it.each<[given: Environment, ...warnings: readonly string[]]>([
  [{}],
  [{ ...development, ENQUIRY_ENDPOINT: 'http://localhost:4001' }],
  [{ ...development, ENQUIRY_ENDPOINT: ' ' }, 'the form posts to http://localhost:4001.'],
  [{ CONTACT_EMAIL: 'a@example.org' }, 'CONTACT_EMAIL is a@example.org: this domain name'],
  [
    { PUBLIC_ORIGIN: 'https://a.test', ENQUIRY_INBOX: 'us@a.test' },
    'PUBLIC_ORIGIN is https://a.test: this domain',
    'ENQUIRY_INBOX is us@a.test: this domain',
    'ENQUIRY_INBOX is an email address, which every',
  ],
  [{ PUBLIC_ORIGIN: 'https://[::1]' }, 'PUBLIC_ORIGIN is https://[::1]: search'],
  [{ CONTACT_PHONE: '+00 000 000 0000' }, 'CONTACT_PHONE is +00 000 000 0000: '],
  [{ ENQUIRY_ENDPOINT: 'https://forms.example/f' }, 'posts to https://forms.example/f/a1b2.'],
])('warns at most once about the settings %j: %s', (given, ...warnings) => {
  expect(warningsOf(given)).toEqual(warnings.map(containing));
});

it('warns about unanswered questions of the law, and about placeholders in the copy', () => {
  const answers = { legalName: '', retentionMonths: 0, parentCheck: 'We call.' };
  vi.mocked(listLegalAnswers).mockReturnValueOnce(answers);
  vi.spyOn(ownersCopy, 'hasPlaceholders', 'get').mockReturnValueOnce(true);
  const warnings = ['content/site.ts: legalName, retentionMonths.', 'The office, the map, the'];
  expect(warningsOf({})).toEqual(warnings.map(containing));
});

it('warns a year before the last intake of a guide', () => {
  expect(findEndingGuides(routePages, '2028-08-01')).toEqual([]);
  const warnings = ['alpha', 'beta', 'gamma'].map((id) => `The guide ${id} offers no intake`);
  expect(findEndingGuides(routePages, '2029-11-01')).toEqual(warnings.map(containing));
});
