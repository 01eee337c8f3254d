import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseSettings } from '../../server/settings/settings.ts';
import { startLocalInbox } from '../../tools/local-setup.ts';

it('reports that the inbox’s port is in use, and how to fix it', async () => {
  const other = createServer().listen(0, 'localhost');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const port = (other.address() as AddressInfo).port - 1;
  await expect(startLocalInbox(parseSettings({ PORT: String(port) }))).rejects.toThrow(
    `The local inbox can't use port ${port + 1}, the one next to PORT=${port}: `,
  );
});

it('warns that enquiries are real if a forwarding service is set', async () => {
  const ENQUIRY_ENDPOINT = 'https://forms.example';
  vi.stubEnv('ENQUIRY_ENDPOINT', ENQUIRY_ENDPOINT);
  onTestFinished(() => void vi.unstubAllEnvs());
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await startLocalInbox(parseSettings({ ENQUIRY_ENDPOINT }));
  const warning = `Warning: the form posts real enquiries to ${ENQUIRY_ENDPOINT}.`;
  expect(warn.mock.calls).toEqual([[warning]]);
});
