// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CompareTable } from '../../shared/home/compare-table.tsx';
import { destinationRoutes } from '../../shared/routes.ts';
import { summaries } from '../fixture/content/summaries.ts';
import { hydrate } from '../setup/hydrate.tsx';

/** Alpha, the Beta Islands and Gamma, with arbitrary texts. */
const destinations = destinationRoutes.map((route) => ({ ...route, summary: summaries.alpha }));

/** Shows the comparison, and leaves the previous one. */
function showTable(beforeHydration?: () => void, shown = destinations): void {
  const table = (
    <MemoryRouter>
      <CompareTable title="Compared" destinations={shown} today="2026-11-23" />
    </MemoryRouter>
  );
  hydrate(table, beforeHydration);
}

const left = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare' });
const right = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare with' });
const chosen = () => [left().value, right().value];

/** Disabled options of the selects, the left one first. */
const disabled = () =>
  [...document.querySelectorAll<HTMLOptionElement>('option:disabled')].map(({ value }) => value);

it('restores the two countries in this tab, each disabled on the other side', async () => {
  showTable(() => expect(disabled()).toEqual([]));
  expect(sessionStorage).toHaveLength(0);
  document.body.insertAdjacentHTML('beforeend', '<p id="announcer"></p>');
  await userEvent.selectOptions(left(), 'Gamma');
  expect(document.getElementById('announcer')?.textContent).toBe(
    'Comparing Gamma and Beta Islands',
  );
  expect(disabled()).toEqual(['beta', 'gamma']);
  await userEvent.selectOptions(right(), 'Alpha');
  showTable();
  expect(localStorage).toHaveLength(0);
  expect(chosen()).toEqual(['gamma', 'alpha']);
  expect(disabled()).toEqual(['alpha', 'gamma']);
});

it('prefers a choice made before hydration to the stored one', async () => {
  showTable();
  await userEvent.selectOptions(right(), 'Gamma');
  showTable(() => {
    left().value = 'gamma';
  });
  expect(chosen()).toEqual(['gamma', 'beta']);
  showTable();
  expect(chosen()).toEqual(['gamma', 'beta']);
});

it('changes one side if both chose the same before hydration', () => {
  showTable(() => {
    right().value = 'alpha';
  });
  expect(chosen()).toEqual(['alpha', 'beta']);
});

it('compares the first two countries if a stored one no longer exists', async () => {
  showTable();
  await userEvent.selectOptions(right(), 'Gamma');
  showTable(undefined, destinations.slice(0, 2));
  expect(chosen()).toEqual(['alpha', 'beta']);
});
