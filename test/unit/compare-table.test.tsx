// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { CompareTable } from '../../shared/home/compare-table.tsx';
import { destinationRoutes } from '../../shared/routes.ts';
import { summary } from '../fixture/content/alpha/summary.ts';
import { leave, show } from '../setup/in-document.tsx';

/** Alpha, the Beta Islands and Gamma; what they say does not matter here. */
const destinations = destinationRoutes.map((route) => ({ ...route, summary }));

function showTable(beforeHydration?: () => void): void {
  const table = (
    <MemoryRouter>
      <CompareTable title="Compared" destinations={destinations} />
    </MemoryRouter>
  );
  show(table, beforeHydration);
}

const selects = () => [...document.querySelectorAll('select')];
const chosen = () => selects().map(({ value }) => value);

/** Chooses a country by the left or the right select. */
function choose(side: 'left' | 'right', value: string): void {
  const select = selects()[side === 'left' ? 0 : 1];
  if (select) select.value = value;
  act(() => void select?.dispatchEvent(new Event('change', { bubbles: true })));
}

/** What each select does not let a visitor choose, the left one first. */
function disabledIn(): readonly (readonly string[])[] {
  return selects().map((select) =>
    [...select.options].filter(({ disabled }) => disabled).map(({ value }) => value),
  );
}

afterEach(() => {
  leave();
  sessionStorage.clear();
});

describe('the choice of two countries to compare', () => {
  it('is there again on the way back', () => {
    showTable();
    choose('left', 'gamma');
    choose('right', 'alpha');
    showTable();
    expect(chosen()).toEqual(['gamma', 'alpha']);
  });

  it('is undone by choosing the first two again', () => {
    showTable();
    choose('right', 'gamma');
    choose('right', 'beta');
    showTable();
    expect(chosen()).toEqual(['alpha', 'beta']);
  });

  it('is kept in this tab only', () => {
    showTable();
    choose('right', 'gamma');
    expect(sessionStorage.length).toBe(1);
    expect(localStorage.length).toBe(0);
  });

  it('stays where it was made before the script came, whatever was chosen the last time', () => {
    showTable();
    choose('right', 'gamma');
    showTable(() => choose('left', 'gamma'));
    expect(chosen()).toEqual(['gamma', 'beta']);
  });

  it('is kept where it was made before the script came, too', () => {
    showTable(() => choose('left', 'gamma'));
    showTable();
    expect(chosen()).toEqual(['gamma', 'beta']);
  });

  it('is of two where the same was chosen twice before the script came', () => {
    showTable(() => choose('right', 'alpha'));
    expect(chosen()).toEqual(['alpha', 'beta']);
  });

  it.each([
    { name: 'a country that is no longer there', kept: '["alpha","delta"]' },
    { name: 'the same country twice', kept: '["gamma","gamma"]' },
    { name: 'something else', kept: '{"0":"gamma"}' },
  ])('begins with the first two where $name was kept', ({ kept }) => {
    sessionStorage.setItem('compared', kept);
    showTable();
    expect(chosen()).toEqual(['alpha', 'beta']);
  });
});

describe('what one select has chosen', () => {
  it('can be chosen by the other while the script is not there', () => {
    showTable(() => expect(disabledIn()).toEqual([[], []]));
  });

  it('can’t be chosen by the other', () => {
    showTable();
    expect(disabledIn()).toEqual([['beta'], ['alpha']]);
    choose('left', 'gamma');
    expect(disabledIn()).toEqual([['beta'], ['gamma']]);
  });

  it('can’t be chosen by the other on the way back', () => {
    showTable();
    choose('left', 'gamma');
    showTable();
    expect(disabledIn()).toEqual([['beta'], ['gamma']]);
  });
});
