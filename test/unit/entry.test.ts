// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const arrives = 'data:text/javascript,export function hydrate() {}';
const missing = '/assets/missing.js';

const sendBeacon = vi.fn();

/** Opens a page whose two scripts are at these addresses, and presses a key: the scripts are fetched. */
async function visit(scripts: { readonly hydrate: string; readonly mainScript: string }) {
  const list = JSON.stringify({ ...scripts, preload: [] });
  document.body.innerHTML = `<script type="application/json" id="page-scripts">${list}</script>`;
  // Each page runs it anew.
  vi.resetModules();
  await import('../../client/entry.ts');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
}

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
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
