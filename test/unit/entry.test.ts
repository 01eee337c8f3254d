// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const arrives = 'data:text/javascript,export function hydrate() {}';
const missing = '/assets/missing.js';

const sendBeacon = vi.fn();

type Scripts = { readonly hydrate: string; readonly mainScript: string };

/** Opens a page whose two scripts are at these addresses. */
async function open(scripts: Scripts): Promise<void> {
  const list = JSON.stringify({ ...scripts, preload: ['/assets/hydrate.js'] });
  document.body.innerHTML = `<script type="application/json" id="page-scripts">${list}</script>`;
  // Each page runs it anew.
  vi.resetModules();
  await import('../../client/entry.ts');
}

/** Opens a page and presses a key: the scripts are fetched. */
async function visit(scripts: Scripts): Promise<void> {
  await open(scripts);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
}

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  document.head.replaceChildren();
});

describe('a page that is still loading', () => {
  const preloaded = () =>
    [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );

  beforeEach(() => open({ hydrate: arrives, mainScript: arrives }));

  it.each(['keydown', 'pointerdown', 'touchstart'])(
    'fetches its scripts at the first %s, and none before',
    (act) => {
      expect(preloaded()).toEqual([]);
      document.body.dispatchEvent(new Event(act, { bubbles: true }));
      expect(preloaded()).toEqual(['/assets/hydrate.js']);
    },
  );

  it('fetches them when it has loaded and the browser is idle', async () => {
    dispatchEvent(new Event('load'));
    await expect.poll(preloaded).toEqual(['/assets/hydrate.js']);
  });
});

describe('a page whose scripts are fetched', () => {
  it.each([
    { name: 'that makes it interactive', scripts: { hydrate: missing, mainScript: arrives } },
    { name: 'of the whole site', scripts: { hydrate: arrives, mainScript: missing } },
  ])('reports by name alone that the script $name does not come', async ({ scripts }) => {
    await visit(scripts);
    await expect.poll(() => sendBeacon.mock.calls).toEqual([['/browser-problem/script-missing']]);
  });

  it('reports once that neither comes', async () => {
    await visit({ hydrate: missing, mainScript: missing });
    await expect.poll(() => sendBeacon.mock.calls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('reports nothing where both come', async () => {
    await visit({ hydrate: arrives, mainScript: arrives });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
