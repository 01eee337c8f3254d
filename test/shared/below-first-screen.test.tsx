// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import {
  BelowFirstScreen,
  FollowedLinkContext,
} from '../../shared/components/below-first-screen.tsx';

it.each([true, false])('a page is rendered in two steps after a link: %s', async (followedLink) => {
  const container = document.createElement('div');
  const page = (
    <FollowedLinkContext value={followedLink}>
      <h1>First screen</h1>
      <BelowFirstScreen>The rest</BelowFirstScreen>
    </FollowedLinkContext>
  );
  flushSync(() => createRoot(container).render(page));
  expect(container.textContent).toBe(followedLink ? 'First screen' : 'First screenThe rest');
  await vi.waitFor(() => expect(container.textContent).toBe('First screenThe rest'));
});
