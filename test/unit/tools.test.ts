import { expect, it, onTestFinished, vi } from 'vitest';
import { parseSettings } from '../../server/settings/settings.ts';
import { startLocalInbox } from '../../tools/local-setup.ts';

it('warns that enquiries are real if a forwarding service is set', async () => {
  const ENQUIRY_ENDPOINT = 'https://forms.example';
  vi.stubEnv('ENQUIRY_ENDPOINT', ENQUIRY_ENDPOINT);
  onTestFinished(() => void vi.unstubAllEnvs());
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await startLocalInbox(parseSettings({ ENQUIRY_ENDPOINT }));
  const warning = `Warning: the form posts real enquiries to ${ENQUIRY_ENDPOINT}.`;
  expect(warn.mock.calls).toEqual([[warning]]);
});
