// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CompareTable } from '../../shared/home/compare-table.tsx';
import { destinationRoutes } from '../../shared/routes.ts';
import { summaries } from '../fixture/content/summaries.ts';
import { hydrate } from '../setup/hydrate.tsx';

/** Alpha, the Beta Islands and Gamma; what they say does not matter here. */
const destinations = destinationRoutes.map((route) => ({ ...route, summary: summaries.alpha }));

/** Shows the comparison; the one shown before is left. */
function showTable(beforeHydration?: () => void, shown = destinations): void {
  const table = (
    <MemoryRouter>
      <CompareTable title="Compared" destinations={shown} />
    </MemoryRouter>
  );
  hydrate(table, beforeHydration);
}

const left = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare' });
const right = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare with' });
const chosen = () => [left().value, right().value];

/** What the selects do not let a visitor choose, the left one first. */
const disabled = () =>
  [...document.querySelectorAll<HTMLOptionElement>('option:disabled')].map(({ value }) => value);

it('the choice of two countries is there again on the way back in this tab, and what one has can’t be chosen by the other', async () => {
  showTable(() => expect(disabled()).toEqual([]));
  expect(sessionStorage).toHaveLength(0);
  await userEvent.selectOptions(left(), 'Gamma');
  expect(disabled()).toEqual(['beta', 'gamma']);
  await userEvent.selectOptions(right(), 'Alpha');
  showTable();
  expect(localStorage).toHaveLength(0);
  expect(chosen()).toEqual(['gamma', 'alpha']);
  expect(disabled()).toEqual(['alpha', 'gamma']);
});

it('the choice is the one made before the script came, whatever was chosen the last time', async () => {
  showTable();
  await userEvent.selectOptions(right(), 'Gamma');
  showTable(() => {
    left().value = 'gamma';
  });
  expect(chosen()).toEqual(['gamma', 'beta']);
  showTable();
  expect(chosen()).toEqual(['gamma', 'beta']);
});

it('the choice is of two where the same was chosen twice before the script came', () => {
  showTable(() => {
    right().value = 'alpha';
  });
  expect(chosen()).toEqual(['alpha', 'beta']);
});

it('the comparison begins with the first two where a country was kept that is no longer there', async () => {
  showTable();
  await userEvent.selectOptions(right(), 'Gamma');
  showTable(undefined, destinations.slice(0, 2));
  expect(chosen()).toEqual(['alpha', 'beta']);
});
