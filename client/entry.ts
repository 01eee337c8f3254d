// The inline script of every page. It loads React once the page has loaded and the browser is idle, or at the
// visitor's first interaction. Until then, and without React, links and the form work as HTML.

import { watchClearing } from '../shared/clear-data.client.ts';
import { watchDraft } from '../shared/enquiry/draft.client.ts';
import { showCompared } from '../shared/home/show-compared.client.ts';
import type { PageScripts } from '../shared/page-data.ts';
import { revealTarget } from './navigation/hash-target.ts';
import { restoreDetails } from './navigation/history-state.ts';
import { whenIdle } from './when-idle.ts';

let started = false;

function start(): void {
  if (started) return;
  started = true;
  const list = document.getElementById('page-scripts')?.textContent ?? '';
  const { hydrate, preload }: PageScripts = JSON.parse(list);
  for (const url of preload) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
  // If it rejects, the page stays as served, and the browser logs the error.
  import(hydrate).then((module: typeof import('./hydrate.tsx')) => module.hydrate());
}

watchClearing();
watchDraft();
showCompared();
// Runs before the browser restores the scroll position or scrolls to the hash.
restoreDetails();
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
