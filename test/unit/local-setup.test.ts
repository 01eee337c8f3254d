import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { parseSettings } from '../../server/settings.ts';
import { startLocalInbox } from '../../tools/local-setup.ts';
import { freePort } from '../../tools/ports.ts';

it('a port that the local inbox can’t have is named as that of the inbox, with what to do', async () => {
  const port = await freePort();
  const other = createServer().listen(port + 1, 'localhost');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  await expect(startLocalInbox(parseSettings({ PORT: String(port) }))).rejects.toMatchObject({
    problems: [
      `The local inbox needs port ${port + 1}, which stands beside PORT=${port}, and can't have it: choose another PORT, or set ENQUIRY_ENDPOINT.`,
    ],
  });
});
