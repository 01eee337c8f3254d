import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseSettings } from '../../server/settings/settings.ts';
import { describeError } from '../../tools/expected-errors.ts';
import { startLocalInbox } from '../../tools/local-setup.ts';
import { freePort } from '../../tools/ports.ts';

it('a port that the local inbox can’t have is named as that of the inbox, with what to do', async () => {
  const port = await freePort();
  const other = createServer().listen(port + 1, 'localhost');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  await expect(startLocalInbox(parseSettings({ PORT: String(port) }))).rejects.toThrow(
    `The local inbox needs port ${port + 1}, which stands beside PORT=${port}, and can't have it: `,
  );
});

it('whoever names a forwarding service is warned that enquiries are really sent', async () => {
  const ENQUIRY_ENDPOINT = 'https://forms.example';
  vi.stubEnv('ENQUIRY_ENDPOINT', ENQUIRY_ENDPOINT);
  onTestFinished(() => void vi.unstubAllEnvs());
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await startLocalInbox(parseSettings({ ENQUIRY_ENDPOINT }));
  expect(warn).toHaveBeenCalledWith(`The form really posts enquiries, to ${ENQUIRY_ENDPOINT}.`);
});

it('a file that may not be written is one line, with what to do', () => {
  const error = Object.assign(new Error('EACCES: no'), { code: 'EACCES', path: 'shared/a.svg' });
  expect(describeError(error)).toMatch(/^shared\/a\.svg can't be written: this user needs .+$/);
});

it('an error that nobody expects has its stack', () => {
  expect(describeError(new Error('wrong'))).toMatch(/^Error: wrong\n\s+at /);
});
