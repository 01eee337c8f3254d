import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tolerateMovedNodes } from '../../client/moved-nodes.ts';
import { translate } from '../setup/hydrate.tsx';

tolerateMovedNodes();

const Sentence = ({ isLong }: { readonly isLong: boolean }) => (
  <p>
    {isLong && 'Shared computer? '}
    {'Clear the form'}
    {isLong && ' now'}
  </p>
);

it.each([
  ['appears before', false, /Shared computer\? /],
  ['disappears beside', true, /Clear the form/],
])('keeps a translated page alive if a text %s another', (_, isLong, words) => {
  const { container, rerender } = render(<Sentence isLong={isLong} />);
  translate();
  rerender(<Sentence isLong={!isLong} />);
  expect(container.textContent).toMatch(words);
});
