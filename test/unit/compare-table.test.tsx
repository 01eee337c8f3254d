// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CompareTable } from '../../shared/home/compare-table.tsx';
import { destinationRoutes } from '../../shared/routes.ts';
import { summaries } from '../fixture/content/summaries.ts';
import { hydrate } from '../setup/hydrate.tsx';

/** Alpha, the Beta Islands and Gamma; what they say does not matter here. */
const destinations = destinationRoutes.map((route) => ({ ...route, summary: summaries.alpha }));

/** Shows the comparison; the one shown before is left. */
function showTable(beforeHydration?: () => void): void {
  const table = (
    <MemoryRouter>
      <CompareTable title="Compared" destinations={destinations} />
    </MemoryRouter>
  );
  hydrate(table, beforeHydration);
}

const left = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare' });
const right = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare with' });
const chosen = () => [left().value, right().value];

/** What a select does not let a visitor choose. */
function disabledIn(select: HTMLSelectElement): readonly string[] {
  const options = within(select).getAllByRole<HTMLOptionElement>('option');
  return options.filter(({ disabled }) => disabled).map(({ value }) => value);
}

describe('the choice of two countries to compare', () => {
  it('is there again on the way back, and what one has can’t be chosen by the other', async () => {
    showTable();
    await userEvent.selectOptions(left(), 'Gamma');
    await userEvent.selectOptions(right(), 'Alpha');
    showTable();
    expect(chosen()).toEqual(['gamma', 'alpha']);
    expect([disabledIn(left()), disabledIn(right())]).toEqual([['alpha'], ['gamma']]);
  });

  it('is kept in this tab only', async () => {
    showTable();
    await userEvent.selectOptions(right(), 'Gamma');
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  });

  it('is the one made before the script came, whatever was chosen the last time', async () => {
    showTable();
    await userEvent.selectOptions(right(), 'Gamma');
    showTable(() => {
      left().value = 'gamma';
    });
    expect(chosen()).toEqual(['gamma', 'beta']);
  });

  it('is kept where it was made before the script came, too', () => {
    showTable(() => {
      left().value = 'gamma';
    });
    showTable();
    expect(chosen()).toEqual(['gamma', 'beta']);
  });

  it('is of two where the same was chosen twice before the script came', () => {
    showTable(() => {
      right().value = 'alpha';
    });
    expect(chosen()).toEqual(['alpha', 'beta']);
  });

  it.each([
    { name: 'a country that is no longer there', kept: '["alpha","delta"]' },
    { name: 'the same country twice', kept: '["gamma","gamma"]' },
  ])('begins with the first two where $name was kept', ({ kept }) => {
    sessionStorage.setItem('kept:compared', kept);
    showTable();
    expect(chosen()).toEqual(['alpha', 'beta']);
  });
});

describe('what one select has chosen', () => {
  it('can be chosen by the other while the script is not there', () => {
    showTable(() => expect([disabledIn(left()), disabledIn(right())]).toEqual([[], []]));
  });

  it('can’t be chosen by the other', async () => {
    showTable();
    await userEvent.selectOptions(left(), 'Gamma');
    expect([disabledIn(left()), disabledIn(right())]).toEqual([['beta'], ['gamma']]);
  });
});
