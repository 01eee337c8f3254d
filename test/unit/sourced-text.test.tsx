import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SourcedText } from '../../shared/components/sourced-text.tsx';
import type { Day } from '../../shared/months.ts';

it.each([
  ['2026-11-30', '48 hours.'],
  ['2026-12-01', '24 hours.'],
])('shows the rule in effect on %s: %s', (day, text) => {
  const coming = { from: '2026-12-01', text: '24 hours.' } as const;
  const page = renderToStaticMarkup(
    <SourcedText text="48 hours." coming={coming} today={day as Day} />,
  );
  expect(page.replace(/<[^>]+>/g, '').trim()).toBe(text);
});
