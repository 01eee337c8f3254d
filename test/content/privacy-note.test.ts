import { expect, it } from 'vitest';
import { home } from '#content/home.ts';
import { securityPolicy } from '../../server/middleware/security-headers.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { enquiryService } from '../../shared/content/enquiry-fields.ts';
import { production } from '../setup/settings.ts';

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
    'https://www.openstreetmap.org': expect.stringMatching(
      /OpenStreetMap sees it once you scroll near the map/,
    ),
  };
  expect(origins).toEqual(new Set(Object.keys(sentences)));
  expect(home.privacy.recipients).toEqual(expect.arrayContaining(Object.values(sentences)));
});
