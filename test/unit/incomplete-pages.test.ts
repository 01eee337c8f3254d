import { expect, it, vi } from 'vitest';
import { writeCrawlerFiles } from '../../server/files/crawler-files.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import type { View } from '../../shared/view.ts';
import { createTestApp } from '../setup/app.ts';

/** The alternative text that the copy of every page gives. */
let alt: string | undefined;

vi.mock('../../shared/load-page.ts', async () => ({
  loadPage: async () => ({
    title: 'A page',
    description: 'A page with a photograph, and without a day on which it was written.',
    picture: { src: '/assets/office-12345678.jpg', width: 4, height: 3, alt },
    plan: await import('../fixture/content/alpha/guide.ts'),
    Content({ view }: { view: View }) {
      if (view.intake) throw new Error('unexpected');
    },
  }),
}));

it.each([undefined, ' '])(
  'fails at startup if a picture’s alternative text is %j',
  async (text) => {
    alt = text;
    const message = expect.stringMatching(
      /^\/assets\/office-\d+\.jpg, the picture of \/, has no alt/,
    );
    await expect(createTestApp()).rejects.toMatchObject({ name: 'OperatorError', message });
  },
);

it('sends a page without a choice that cannot be rendered, and logs it', async () => {
  alt = 'An office';
  const { ask, logged } = await createTestApp();
  const plain = await ask.get('/site/study-destination/alpha');
  const chosen = await ask.get('/site/study-destination/alpha?start=2027-autumn');
  expect([chosen.status, chosen.text]).toEqual([200, plain.text]);
  const msg = 'a page can’t be rendered with a choice: it is sent without';
  expect(logged).toMatchObject([{ level: 'error', msg, err: { message: 'unexpected' } }]);
});

it.each(['/sitemap.xml', '/llms.txt'])('omits dates in %s for pages without one', async (path) => {
  const files = await writeCrawlerFiles(parseSettings({}));
  expect(files[path]).toMatch(/\/gamma(?:<\/loc><\/url>|\): .+ was written\.)$/m);
  expect(files[path]).not.toMatch(/lastmod|Written|reviewed|undefined/);
});
