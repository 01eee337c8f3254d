// The inline script of every page. It loads React once the page has loaded and the browser is idle, or at the
// visitor's first interaction. Until then, and without React, links and the form work as HTML.

import { removeEarlierValues } from '../shared/browser/storage.ts';
import { watchPosts } from '../shared/enquiry/posted.ts';
import { showCompared } from '../shared/home/show-compared.ts';
import { revealTarget } from './navigation/hash-target.ts';
import { whenIdle } from './when-idle.ts';

let started = false;

function start(): void {
  if (started) return;
  started = true;
  const { hydrate = '' } =
    document.querySelector<HTMLElement>('script[data-hydrate]')?.dataset ?? {};
  // If it rejects, the page stays as served, and the browser logs the error.
  import(hydrate).then((module: typeof import('./hydrate.tsx')) => module.hydrate());
}

removeEarlierValues();
watchPosts();
showCompared();
// Runs before the browser scrolls to the hash.
revealTarget(location.hash);
// Runs before the browser follows a link within the page, including a link to the current hash.
addEventListener('click', ({ target }) => {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : undefined;
  if (link) revealTarget(link.hash);
});

// Browsers older than `browserslist` in package.json are not hydrated: the oldest supported versions introduced `svh`.
if (CSS.supports('width', '1svh')) {
  for (const type of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(type, start, { capture: true, passive: true });
  }
  addEventListener('load', () => whenIdle(start));
}
