import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { only } from '../setup/html.ts';
import { alpha, open, user } from '../setup/site.tsx';

it('puts a choice made on the page into canonical URL, og:url and robots', async () => {
  await open(alpha);
  const [level] = screen.getAllByRole('combobox', { hidden: true });
  if (!level) throw new Error('The plan has no field.');
  await user.selectOptions(level, 'master');
  const { search } = location;
  expect(search).toContain('level=master');
  const url = `https://www.fixture.example${alpha}${search}`;
  only(document, `[rel="canonical"][href="${url}"]`);
  only(document, `[property="og:url"][content="${url}"]`);
  only(document, '[name="robots"][content="noindex"]');
});
