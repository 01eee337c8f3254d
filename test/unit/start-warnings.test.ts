import { expect, it } from 'vitest';
import { findStartWarnings, parseSettings } from '../../server/settings.ts';

/** Settings of production about which there is nothing to say. */
const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.fixture.example',
  ENQUIRY_INBOX: 'a1b2c3d4e5f6',
  CONTACT_EMAIL: 'hello@fixture.example',
  CONTACT_PHONE: '+91 40 0000 0000',
};

function warningsOf(environment: Readonly<Record<string, string>>, hasPlaceholders = false) {
  return findStartWarnings(environment, parseSettings(environment), hasPlaceholders);
}

it('about settings that are right there is nothing to say', () => {
  expect(warningsOf(production)).toEqual([]);
});

it('an inbox whose address every page shows is better given by its alias', () => {
  const warnings = warningsOf({ ...production, ENQUIRY_INBOX: 'inbox@fixture.example' });
  expect(warnings).toEqual([
    'ENQUIRY_INBOX is an email address, which every page shows: the alias that the forwarding service gave for it is better.',
  ]);
});

it('placeholders in the copy are named, with the file where they are replaced', () => {
  expect(warningsOf(production, true)).toEqual([
    'The office, the map, the social links and the credit are placeholders: replace them in shared/content/site.ts, then set hasPlaceholders to false.',
  ]);
});

it('outside production placeholders are expected', () => {
  expect(warningsOf({}, true)).toEqual([]);
});

it('outside production nobody receives enquiries unless it is said where, also where the site is public', () => {
  const environment = { PUBLIC_ORIGIN: 'https://www.fixture.example', PORT: '4000' };
  expect(warningsOf(environment)).toEqual([
    'NODE_ENV is not production: whatever PUBLIC_ORIGIN says, enquiries go to http://localhost:4001, where nobody receives them.',
  ]);
  const toInbox = { ...environment, ENQUIRY_ENDPOINT: 'http://localhost:4001' };
  expect(warningsOf(toInbox)).toEqual([]);
});

it.each(['INDEXNG', 'INDEXNIG', 'indexing'])('%s is no setting, and INDEXING is meant', (name) => {
  const message = `${name} is no setting: do you mean INDEXING?`;
  expect(warningsOf({ ...production, [name]: 'off' })).toEqual([message]);
  expect(warningsOf({ [name]: 'off' }), 'outside production').toEqual([message]);
});

it.each([
  { name: 'PUBLIC-ORIGIN', meant: 'PUBLIC_ORIGIN' },
  { name: 'PUBLIC_ORGIN', meant: 'PUBLIC_ORIGIN' },
  { name: 'PRT', meant: 'PORT' },
])('$name is no setting, and $meant is meant', ({ name, meant }) => {
  const message = `${name} is no setting: do you mean ${meant}?`;
  expect(warningsOf({ ...production, [name]: 'a' })).toEqual([message]);
});

it.each(['HOME', 'HOSTNAME', 'PATH', 'NODE_VERSION', 'SESSION', 'KUBERNETES_SERVICE_PORT'])(
  '%s is in many environments and means no setting',
  (name) => {
    expect(warningsOf({ ...production, [name]: 'a' })).toEqual([]);
  },
);
