import { expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';

/** The alternative text that the copy of every page gives. */
let alt: string | undefined;

vi.mock('../../shared/load-page.ts', () => ({
  loadPage: async () => ({
    title: 'A page',
    description: 'A page with a photograph.',
    picture: { src: '/assets/office-12345678.jpg', width: 4, height: 3, alt },
    Content: () => null,
  }),
}));

it.each([undefined, ' '])('a page whose picture has the text %j stops the start', async (text) => {
  alt = text;
  const message = expect.stringMatching(
    /^\/assets\/office-\d+\.jpg, the picture of \/, has no alt/,
  );
  await expect(createTestApp()).rejects.toMatchObject({ name: 'OperatorError', message });
});
