import { expect, it } from 'vitest';
import { runCommand } from '../setup/command.ts';
import { all, only, parseHtml, textOf } from '../setup/html.ts';

async function read(address: string): Promise<Document> {
  return parseHtml(await (await fetch(address)).text());
}

it('starts the site with `npm start`, and shows enquiries as text in a local inbox', async ({
  onTestFinished,
}) => {
  const command = runCommand('start');
  onTestFinished(() => command.stop());
  const addresses = /inbox at (http:\S+)\n.* is at (http:\S+)\n/s;
  await expect.poll(() => command.printed.stdout, { timeout: 60_000 }).toMatch(addresses);
  const [, inbox = '', site = ''] = addresses.exec(command.printed.stdout) ?? [];
  const home = await read(site);
  expect(only(home, '[rel="canonical"]').getAttribute('href')).toBe(`${site}/`);
  const action = only(home, 'form#enquiry').getAttribute('action') ?? '';
  expect(action).toContain(inbox);
  const body = new URLSearchParams({ name: '<b>Zoë</b>', _next: '' });
  const headers = { Origin: site, Referer: `${site}/` };
  await fetch(action, { method: 'POST', body, headers });
  const enquiries = all(await read(inbox), 'pre').map(textOf);
  expect(enquiries).toEqual([expect.stringContaining('name: <b>Zoë</b>')]);
});
