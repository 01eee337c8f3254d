import { expect, it, vi } from 'vitest';
import { expectErrorPage } from '../setup/error-page.ts';
import { reportedBy } from '../setup/reported.ts';
import { serveSite } from '../setup/site.ts';
import { faultsOfHtml } from '../setup/valid-html.ts';

const cause = 'The error view is broken';

// The site as it is, but for an error view that can't be rendered, and an address that makes it fail.
vi.mock('../../shared/pages/error-view.tsx', () => ({
  ErrorView() {
    throw new Error(cause);
  },
}));
vi.mock('../../server/respond/canonical-address.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../server/respond/canonical-address.ts')>()),
  toOriginForm(target: string) {
    if (target === '/fault') throw new Error('A fault');
    return target;
  },
}));

it('an error view that can not be rendered is reported, and visitors get its words and links', async () => {
  let served: Awaited<ReturnType<typeof serveSite>> | undefined;
  const reported = await reportedBy(async () => {
    served = await serveSite();
  });
  expect(reported).toEqual(Array(2).fill(expect.objectContaining({ message: cause })));
  for (const [target, detail] of [
    ['/fault', '500 Internal Server Error'],
    ['/nothing', '404 Not Found'],
  ] as const) {
    const reply = await served?.ask(target);
    expect(`${reply?.status}`).toBe(detail.slice(0, 3));
    expect(reply?.headers['content-type']).toBe('text/html; charset=utf-8');
    expectErrorPage(reply?.text ?? '', detail);
    expect(await faultsOfHtml(reply?.text ?? '')).toEqual([]);
    expect(reply?.text).not.toContain(cause);
  }
  expect((await served?.ask('/'))?.status).toBe(200);
});
