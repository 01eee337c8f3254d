import { expect, it } from 'vitest';
import { findStartWarnings, parseSettings } from '../../server/settings.ts';
import { production as withAddress } from '../setup/settings.ts';

/** Settings of production about which there is nothing to say. */
const production = { ...withAddress, ENQUIRY_INBOX: 'a1b2c3d4e5f6' };

function warningsOf(environment: Readonly<Record<string, string>>, hasPlaceholders = false) {
  return findStartWarnings(environment, parseSettings(environment), hasPlaceholders);
}

it('an inbox whose address every page shows is better given by its alias', () => {
  expect(warningsOf(withAddress)).toEqual([
    'ENQUIRY_INBOX is an email address, which every page shows: the alias that the forwarding service gave for it is better.',
  ]);
});

it('placeholders in the copy are named, with the file where they are replaced', () => {
  expect(warningsOf(production, true)).toEqual([
    'The office, the map, the social links and the credit are placeholders: replace them in shared/content/site.ts, then set hasPlaceholders to false.',
  ]);
});

it('outside production placeholders and the address of the inbox are expected', () => {
  expect(warningsOf({}, true)).toEqual([]);
});

const publicWithoutInbox = { PUBLIC_ORIGIN: 'https://www.fixture.example', PORT: '4000' };

it('outside production nobody receives enquiries, also where the site is public', () => {
  expect(warningsOf(publicWithoutInbox)).toEqual([
    'NODE_ENV is not production: whatever PUBLIC_ORIGIN says, enquiries go to http://localhost:4001, where nobody receives them.',
  ]);
});

it('outside production there is nothing to say where it is set who receives enquiries', () => {
  const environment = { ...publicWithoutInbox, ENQUIRY_ENDPOINT: 'http://localhost:4001' };
  expect(warningsOf(environment)).toEqual([]);
});

it.each([
  { name: 'INDEXNIG', meant: 'INDEXING' },
  { name: 'indexing', meant: 'INDEXING' },
  { name: 'PUBLIC-ORIGIN', meant: 'PUBLIC_ORIGIN' },
  { name: 'PRT', meant: 'PORT' },
])('$name is no setting, and $meant is meant', ({ name, meant }) => {
  const message = `${name} is no setting: do you mean ${meant}?`;
  expect(warningsOf({ ...production, [name]: 'a' })).toEqual([message]);
});

it.each(['HOME', 'HOSTNAME', 'PATH', 'SESSION'])(
  '%s is in many environments and means no setting',
  (name) => {
    expect(warningsOf({ ...production, [name]: 'a' })).toEqual([]);
  },
);
