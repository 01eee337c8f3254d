import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Command, runCommand } from '../setup/command.ts';
import { all, only, parseHtml, textOf } from '../setup/html.ts';

async function read(address: string): Promise<string> {
  return (await fetch(address)).text();
}

describe('npm start', () => {
  let command: Command;
  let inbox = '';
  let site = '';

  beforeAll(async () => {
    command = runCommand('start', { environment: { PORT: '0' } });
    const addresses = /inbox at (http:\S+)\n.* is at (http:\S+)\n/s;
    await vi.waitFor(() => expect(command.printed.stdout).toMatch(addresses), 60_000);
    [, inbox = '', site = ''] = addresses.exec(command.printed.stdout) ?? [];
  }, 90_000);

  afterAll(() => command.stop());

  it('serves the site with a form that posts to a local inbox', async () => {
    const home = parseHtml(await read(site));
    expect(only(home, '[rel="canonical"]').getAttribute('href')).toBe(`${site}/`);
    expect(only(home, 'form#enquiry').getAttribute('action')).toContain(inbox);
  });

  it('shows posted enquiries as text in the local inbox', async () => {
    const post = { method: 'POST', body: new URLSearchParams({ name: '<b>Zoë</b>', _next: '' }) };
    const headers = { Origin: site, Referer: `${site}/` };
    const thanks = await fetch(`${inbox}/a@b.example`, { ...post, headers });
    // Links to the inbox and back to the site.
    const links = all(parseHtml(await thanks.text()), 'a').map((it) => it.getAttribute('href'));
    expect(links).toEqual(['/', `${site}/`]);
    const enquiries = all(parseHtml(await read(inbox)), 'pre').map(textOf);
    expect(enquiries).toEqual([expect.stringContaining('name: <b>Zoë</b>')]);
  });
});
