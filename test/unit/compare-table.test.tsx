// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CompareTable } from '../../shared/home/compare-table.tsx';
import { destinationRoutes } from '../../shared/routes.ts';
import { summaries } from '../fixture/content/summaries.ts';
import { hydrate } from '../setup/hydrate.tsx';

/** Alpha, the Beta Islands and Gamma, all with Alpha's texts. */
const destinations = destinationRoutes.map((route) => ({ ...route, summary: summaries.alpha }));

/** Shows the comparison at a URL, and leaves the previous one. */
function showTable(url = '/', beforeHydration?: () => void): void {
  const table = (
    <MemoryRouter initialEntries={[url]}>
      <CompareTable title="Compared" destinations={destinations} today="2026-11-23" />
      <Url />
    </MemoryRouter>
  );
  hydrate(table, beforeHydration);
}

function Url() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const url = () => screen.getByRole('status').textContent;
const left = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare' });
const right = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare with' });
const chosen = () => [left().value, right().value];

/** Disabled options of the selects, the left one first. */
const disabled = () =>
  [...document.querySelectorAll<HTMLOptionElement>('option:disabled')].map(({ value }) => value);

it('puts both countries into the URL, and disables each in the other select', async () => {
  showTable('/?enquiry=sent#compare', () => expect(disabled()).toEqual([]));
  expect(url()).toBe('/?enquiry=sent#compare');
  document.body.insertAdjacentHTML('beforeend', '<p id="announcer"></p>');
  await userEvent.selectOptions(left(), 'Gamma');
  expect(document.getElementById('announcer')?.textContent).toBe(
    'Comparing Gamma and Beta Islands',
  );
  expect(disabled()).toEqual(['beta', 'gamma']);
  await userEvent.selectOptions(right(), 'Alpha');
  expect(url()).toBe('/?enquiry=sent&compare=gamma&compare=alpha#compare');
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it('selects both countries in the URL, and disables each in the other select', () => {
  showTable('/?compare=gamma&compare=alpha');
  expect(chosen()).toEqual(['gamma', 'alpha']);
  expect(disabled()).toEqual(['alpha', 'gamma']);
});

it.each(['?compare=gamma', '?compare=gamma&compare=gamma', '?compare=gamma&compare=atlantis'])(
  'shows the first two countries at %s',
  (query) => {
    showTable(`/${query}`);
    expect(chosen()).toEqual(['alpha', 'beta']);
  },
);

it('prefers a choice made before hydration to the URL', () => {
  showTable('/?compare=alpha&compare=gamma', () => {
    left().value = 'gamma';
  });
  expect(chosen()).toEqual(['gamma', 'beta']);
});

it('changes one select if both have the same country at hydration', () => {
  showTable('/', () => {
    right().value = 'alpha';
  });
  expect(chosen()).toEqual(['alpha', 'beta']);
});
