import { expect, it, vi } from 'vitest';
import { all } from '../setup/html.ts';

const arrives = 'data:text/javascript,export function hydrate() { dispatchEvent(new Event("go")) }';

/** Opens a page whose script is at this URL. */
async function open(hydrate: string, content = ''): Promise<void> {
  document.body.innerHTML = `${content}<script data-hydrate="${hydrate.replaceAll('"', '&quot;')}"></script>`;
  // Each page runs the entry script again.
  vi.resetModules();
  await import('../../client/entry.ts');
}

const arrived = vi.fn();
addEventListener('go', arrived);

const act = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

it.each([
  ['keydown', true],
  ['pointerdown', true],
  ['touchstart', true],
  // In a browser below the floor.
  ['keydown', false],
])('fetches scripts at the first %s in a supported browser: %s', async (type, isSupported) => {
  // Removes the listeners of the previous page.
  act('keydown');
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => isSupported && value === '1svh' });
  await open(arrives);
  arrived.mockClear();
  act(type);
  await vi.dynamicImportSettled();
  expect(arrived).toHaveBeenCalledTimes(isSupported ? 1 : 0);
});

it('fetches scripts when the browser is idle after loading, even if storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined);
  await open(arrives);
  dispatchEvent(new Event('load'));
  await expect.poll(() => arrived.mock.calls.length).toBe(1);
});

const details = `<details id="group"><details id="question"><p id="answer"></p></details></details>
  <div id="step"><details class="phone-disclosure" id="advice"></details></div>
  <form id="form"><details class="disclosure"></details></form><a href="#answer"></a>`;
const opened = () => all(document, '[open]').map(({ id }) => id);

it.each([
  ['#answer', ['group', 'question']],
  ['#step', ['advice']],
  ['#form', []],
])('opens what the hash %s needs before scripts load: %j', async (hash, ids) => {
  history.replaceState(null, '', hash);
  await open(arrives, details);
  expect(opened()).toEqual(ids);
});

it('opens and marks the target of a link within the page before scripts load', async () => {
  history.replaceState(null, '', '#step');
  await open(arrives, details);
  document.querySelector('a')?.click();
  expect(opened()).toEqual(['group', 'question', 'advice']);
  expect(all(document, '[data-arrived]').map(({ id }) => id)).toEqual(['question']);
});

it('removes what earlier builds stored, except ticks', async () => {
  for (const name of ['kept:ticks-alpha-visa', 'kept:draft']) localStorage.setItem(name, '[]');
  await open(arrives);
  expect(Object.keys(localStorage)).toEqual(['kept:ticks-alpha-visa']);
});

it('closes the confirmation if this tab has not posted', async () => {
  await open(arrives, '<dialog id="enquiry-sent" open></dialog>');
  expect(all(document, 'dialog[open]')).toEqual([]);
});
