import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tolerateMovedNodes } from '../../client/moved-nodes.ts';
import { translate } from '../setup/hydrate.tsx';

tolerateMovedNodes();

const Sentence = ({ lead, tail }: { readonly lead: boolean; readonly tail: boolean }) => (
  <p>
    {lead && 'Shared computer? '}
    {'Clear the form'}
    {tail && ' now'}
  </p>
);

it.each([
  ['appears before', [false, false], [true, false], /Shared computer\? /],
  ['disappears beside', [true, true], [false, false], /Clear the form/],
] as const)('keeps a translated page alive if a text %s another', (_, first, then, words) => {
  const { container, rerender } = render(<Sentence lead={first[0]} tail={first[1]} />);
  translate();
  rerender(<Sentence lead={then[0]} tail={then[1]} />);
  expect(container.textContent).toMatch(words);
});
