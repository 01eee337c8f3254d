import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Checklist } from '../../shared/destination/checklist.tsx';
import { comeBack, hydrate } from '../setup/hydrate.tsx';

// plan.test.tsx tests the documents of a level, and that each list has its own ticks.

const both = ['Passport', 'Mark sheets'];

/** Shows a list of documents, and unmounts the previous one. */
function showList(names = both, beforeHydration?: () => void): void {
  const documents = names.map((name) => ({ id: `id-of-${name}`, name }));
  const list = (
    <MemoryRouter>
      <Checklist id="documents-application" documents={documents} storedAs="alpha-application" />
    </MemoryRouter>
  );
  hydrate(list, beforeHydration);
}

/** Stores a tick as another tab does. */
const tickElsewhere = (name: string) =>
  localStorage.setItem('kept:ticks-alpha-application', `["id-of-${name}"]`);

const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));
const tickMarks = () => tick('Mark sheets');

function ticked(): readonly string[] {
  const boxes = screen.queryAllByRole<HTMLInputElement>('checkbox', { checked: true });
  return boxes.map(({ labels }) => labels?.[0]?.textContent?.trim() ?? '');
}

it('restores ticks by document ID until the last one is removed', () => {
  showList();
  tick('Passport');
  showList(['Offer', 'Mark sheets', 'Passport']);
  expect(ticked()).toEqual(['Passport']);
  tick('Passport');
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['ticks made before hydration', () => [tickElsewhere('Passport'), showList(both, tickMarks)]],
  // The tab has missed the event of another one.
  ['ticks of two tabs', () => [showList(), tickElsewhere('Passport'), tickMarks()]],
])('keeps the stored ticks with %s', (_, change) => {
  change();
  showList();
  expect(ticked()).toEqual(both);
});

it.each(['no JSON', '{"passport":true}'])('ignores stored ticks %s', (ticks) => {
  localStorage.setItem('kept:ticks-alpha-application', ticks);
  showList();
  expect(ticked()).toEqual([]);
});

it('clears the ticks with the button, announces it, and restores none later', () => {
  const announcer = document.body.appendChild(document.createElement('p'));
  announcer.id = 'announcer';
  showList(both, tickMarks);
  fireEvent.click(screen.getByRole('button', { name: /^Clear ticks/ }));
  expect([ticked(), announcer.textContent]).toEqual([[], 'Ticks cleared']);
  showList();
  expect(ticked()).toEqual([]);
});

it.each([
  ['receives the event', () => dispatchEvent(new StorageEvent('storage'))],
  ['returns from the back/forward cache', comeBack],
])('shows another tab’s tick in a tab that %s', (_, happens) => {
  showList();
  tickElsewhere('Mark sheets');
  happens();
  expect(ticked()).toEqual(['Mark sheets']);
});

it('shows that ticks are stored on this device, unless storage is full', () => {
  // The style of the class `invisible`, which alone hides an element.
  const rules = readFileSync('client/styles/utilities.css', 'utf8');
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = /\.invisible .*?\}/s.exec(rules)?.[0] ?? '';
  const note = () => getComputedStyle(screen.getByText(/^Ticks are kept on this device only/));
  showList();
  expect(note().visibility).not.toBe('hidden');
  const withoutRoom = Object.create(localStorage, { setItem: {} });
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(withoutRoom);
  showList(both, tickMarks);
  expect([ticked(), note().visibility]).toEqual([['Mark sheets'], 'hidden']);
});
