import { describe, expect, it, vi } from 'vitest';
import { enquiryService } from '#content/enquiry-fields.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { production, required } from '../setup/settings.ts';

// What is in effect where a setting is not given: test/content/documents.test.ts, by the README's table. What the answers
// show of one that is given: test/http.

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

  it('uses placeholders that belong to nobody', () => {
    const { site } = parseSettings({});
    expect(site.contactPhone).toMatch(/^\+00[ 0]+$/);
    expect(site.contactEmail).toMatch(/\.example$/);
    expect(site.enquiryAction).toMatch(/\.example$/);
  });
});

/** What the operator reads, a line a problem; nothing where the settings are right. */
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
  // Enquiries would reach nobody.
  {
    given: { ENQUIRY_ENDPOINT: 'http://localhost:3001' },
    says: `ENQUIRY_ENDPOINT is "http://localhost:3001": each visitor's browser would post to its own`,
  },
  {
    given: { ENQUIRY_INBOX: 'us@example.com' },
    says: 'ENQUIRY_INBOX is "us@example.com", which nobody reads',
  },
  {
    given: { ENQUIRY_ENDPOINT: 'https://forms.example/us@a.in' },
    says: 'ENQUIRY_ENDPOINT is "https://forms.example/us@a.in": the inbox is put behind it.',
  },
  // As docker hands it on from a file.
  { given: { CONTACT_EMAIL: '"us@a.in"' }, says: 'CONTACT_EMAIL is "us@a.in": write it without' },
  { given: { REQUEST_LOG: "'on'" }, says: "REQUEST_LOG is 'on': write it without the quotes" },
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
  const says = 'ENQUIRY_INBOX is "inbox@fixture.example": https://forms.example takes no email';
  expect(problemsOf(production)).toEqual([expect.stringContaining(says)]);
  expect(problemsOf({ ...production, ENQUIRY_INBOX: 'send' })).toEqual([]);
});

it('prints only settings of the environment', () => {
  const { printed } = parseSettings({ ...production, SECRET: 'of another' });
  expect(printed).toHaveProperty('PORT');
  expect(printed).not.toHaveProperty('SECRET');
});
