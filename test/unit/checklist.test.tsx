// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Checklist } from '../../shared/destination/checklist.tsx';
import { comeBack, hydrate } from '../setup/hydrate.tsx';

// Which documents a level has, and that each list has ticks of its own: hydrated-site.test.tsx.

function listOf(names: readonly string[]) {
  const documents = names.map((name) => ({ id: `id-of-${name}`, name }));
  return <Checklist id="documents-visa" documents={documents} keptAs="alpha-application" />;
}

/** Shows a list of documents; the one shown before is left. */
function showList(names = ['Passport', 'Mark sheets'], beforeHydration?: () => void): void {
  hydrate(listOf(names), beforeHydration);
}

/** Ticks a document in another tab. */
async function tickElsewhere(name: string): Promise<void> {
  const { container, unmount } = render(listOf([name]));
  await userEvent.click(within(container).getByRole('checkbox', { name }));
  unmount();
}

const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

/** The names of the boxes that are ticked. */
function ticked(): readonly string[] {
  const boxes = screen.queryAllByRole<HTMLInputElement>('checkbox', { checked: true });
  return boxes.map(({ labels }) => labels?.[0]?.textContent?.trim() ?? '');
}

it('a tick is there when the list is shown again, at its document; one that was taken away is not, nor is anything kept of it', async () => {
  showList();
  await tick('Passport');
  await tick('Mark sheets');
  await tick('Mark sheets');
  showList(['Offer', 'Mark sheets', 'Passport']);
  expect(ticked()).toEqual(['Passport']);
  await tick('Passport');
  expect(localStorage).toHaveLength(0);
});

it('what was ticked before the script came is kept, beside what was kept before', async () => {
  showList();
  await tick('Passport');
  showList(undefined, () => screen.getByLabelText('Mark sheets').click());
  showList();
  expect(ticked()).toEqual(['Passport', 'Mark sheets']);
});

it('the button clears the ticks, and they stay away', async () => {
  showList();
  await tick('Passport');
  await userEvent.click(screen.getByRole('button', { name: /^Clear ticks/ }));
  expect(ticked()).toEqual([]);
  showList();
  expect(ticked()).toEqual([]);
});

it.each([
  { name: 'hears of it', happens: () => dispatchEvent(new StorageEvent('storage')) },
  { name: 'comes back from the page cache', happens: comeBack },
])('what is ticked in another tab is shown in one that $name', async ({ happens }) => {
  showList();
  await tickElsewhere('Mark sheets');
  happens();
  expect(ticked()).toEqual(['Mark sheets']);
});

it('a tick in one of two tabs does not take the other’s away, though it was not heard of', async () => {
  showList();
  await tickElsewhere('Passport');
  await tick('Mark sheets');
  showList();
  expect(ticked()).toEqual(['Passport', 'Mark sheets']);
});

it('it is said that ticks are kept, but not where the browser has no room, where what was ticked stays', () => {
  const [styles] =
    readFileSync('client/styles/utilities.css', 'utf8').match(/\.invisible.*?\}/s) ?? [];
  document.head.innerHTML = `<style>${styles}</style>`;
  const note = () => screen.getByText('Ticks are kept on this device only.');
  showList();
  expect(getComputedStyle(note()).visibility).not.toBe('hidden');
  const withoutRoom = Object.create(localStorage, { setItem: {} });
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(withoutRoom);
  showList(undefined, () => screen.getByLabelText('Mark sheets').click());
  expect(ticked()).toEqual(['Mark sheets']);
  expect(getComputedStyle(note()).visibility).toBe('hidden');
});
