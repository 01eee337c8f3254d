// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import {
  BelowFirstScreen,
  FollowedLinkContext,
} from '../../shared/components/below-first-screen.tsx';

function page(followedLink: boolean) {
  return (
    <FollowedLinkContext value={followedLink}>
      <h1>First screen</h1>
      <BelowFirstScreen>The rest</BelowFirstScreen>
    </FollowedLinkContext>
  );
}

it('a followed link shows the first screen before the rest of the page is rendered', async () => {
  const container = document.createElement('div');
  flushSync(() => createRoot(container).render(page(true)));
  expect(container.textContent).toBe('First screen');
  await vi.waitFor(() => expect(container.textContent).toBe('First screenThe rest'));
});

it('any other way to a page renders all of it at once, on the server too', () => {
  const container = document.createElement('div');
  flushSync(() => createRoot(container).render(page(false)));
  expect(container.textContent).toBe('First screenThe rest');
  expect(renderToStaticMarkup(page(false))).toContain('The rest');
});
