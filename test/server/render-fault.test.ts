import { expect, it, vi } from 'vitest';
import { expectErrorPage } from '../setup/error-page.ts';
import { reportedBy } from '../setup/reported.ts';
import { type Served, serveSite } from '../setup/site.ts';
import { faultsOfHtml } from '../setup/valid-html.ts';

const cause = 'The error view is broken';

// The site as it is, but for an error view that can't be rendered.
vi.mock('../../shared/pages/error-view.tsx', () => ({
  ErrorView() {
    throw new Error(cause);
  },
}));

it('an error view that can not be rendered is reported, and visitors get its words and links', async () => {
  let site: Served | undefined;
  const reported = await reportedBy(async () => {
    site = await serveSite();
  });
  // Once for an address that is not there, once for a server error.
  expect(reported).toEqual(Array(2).fill(expect.objectContaining({ message: cause })));
  const reply = await site?.ask('/nothing');
  expect(reply?.status).toBe(404);
  expectErrorPage(reply?.text ?? '', '404 Not Found');
  expect(await faultsOfHtml(reply?.text ?? '')).toEqual([]);
  expect(reply?.text).not.toContain(cause);
  expect((await site?.ask('/'))?.status).toBe(200);
});
