import { expect, it } from 'vitest';
import { home } from '#content/home.ts';
import { securityPolicy } from '../../server/middleware/security-headers.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { enquiryService } from '../../shared/content/enquiry-fields.ts';
import type { saved } from '../../shared/storage.client.ts';
import { production } from '../setup/settings.ts';

/** The note's words for the value stored under each key. */
const words: Readonly<Record<keyof typeof saved, RegExp>> = {
  enquiry: /What you type into the form stays in this tab for 30 minutes/,
  cleared: /only the time of that stays, for 30 minutes or until you next open this site/,
  visit:
    /stores when you came, .* you scrolled, .* field you used last and which questions you opened/,
  choice:
    /the level and intake you choose for a country, stay in this browser until you or the browser clears them/,
  level: /the level you chose last/,
  ticks: /Your ticks/,
};

it.each(Object.entries(words))('states that “%s” is stored, and for how long', (_, text) => {
  expect(home.privacy.device.join('\n')).toMatch(text);
});

it('names every third party to which the security policy allows requests', () => {
  const policy = securityPolicy(parseSettings(production), {
    entry: '',
    styles: { page: '', error: '' },
  });
  const origins = new Set(JSON.stringify(policy).match(/https:\/\/[^"]+/g));
  origins.delete(production.PUBLIC_ORIGIN);
  // Each origin with its sentence in the note.
  const sentences = {
    [enquiryService.origin]: enquiryService.privacy,
    'https://www.openstreetmap.org': expect.stringMatching(/^The map comes from OpenStreetMap, /),
  };
  expect(origins).toEqual(new Set(Object.keys(sentences)));
  expect(home.privacy.recipients).toEqual(expect.arrayContaining(Object.values(sentences)));
});
