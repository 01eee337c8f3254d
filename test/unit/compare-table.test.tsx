import { fireEvent, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CompareTable } from '../../shared/home/compare-table.tsx';
import { showCompared } from '../../shared/home/show-compared.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { summaries } from '../fixture/content/summaries.ts';
import { all } from '../setup/html.ts';
import { hydrate } from '../setup/hydrate.tsx';

/** Alpha, the Beta Islands and Gamma, all with Alpha's texts. */
const destinations = destinationRoutes.map((route) => ({ ...route, summary: summaries.alpha }));

function showTable(url: string, beforeHydration?: () => void): void {
  history.replaceState(null, '', url);
  const table = (
    <BrowserRouter>
      <CompareTable title="Compared" destinations={destinations} today="2026-11-23" />
    </BrowserRouter>
  );
  hydrate(table, beforeHydration);
}

const left = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare' });
const right = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare with' });
const chosen = () => [left().value, right().value];

const disabled = () => all(document, 'option:disabled').map((it) => it.getAttribute('value'));

it('puts both countries into the URL, and disables each in the other select', () => {
  const address = '/?enquiry=sent#services';
  showTable(address, () => expect(disabled()).toEqual([]));
  const { length } = history;
  expect(location.href).toBe(`${location.origin}${address}`);
  const announcer = document.body.appendChild(document.createElement('p'));
  announcer.id = 'announcer';
  fireEvent.change(left(), { target: { value: 'gamma' } });
  expect(announcer.textContent).toBe('Gamma and Beta Islands');
  expect(disabled()).toEqual(['beta', 'gamma']);
  fireEvent.change(right(), { target: { value: 'alpha' } });
  const query = '?enquiry=sent&compare=gamma&compare=alpha';
  expect([location.search, location.hash, history.length]).toEqual([query, '#compare', length]);
});

it.each([
  ['?compare=gamma&compare=alpha', ['gamma', 'alpha']],
  ['?country=Gamma&country=Alpha', ['gamma', 'alpha']],
  ['?country=Gamma', ['gamma', 'alpha']],
  ['?compare=gamma&compare=gamma', ['gamma', 'alpha']],
  ['?compare=atlantis&compare=beta', ['beta', 'alpha']],
  ['?compare=gamma&compare=beta&compare=alpha', ['gamma', 'beta']],
  ['?compare=atlantis', ['alpha', 'beta']],
])('selects at %s, with and without the inline script, %j', (query, countries) => {
  showTable(query, () => {
    showCompared();
    expect(chosen()).toEqual(countries);
  });
  showTable(query);
  const columns = all(document, 'thead [data-destination]').slice(0, 2);
  expect(columns.flatMap((it) => it.getAttribute('data-destination'))).toEqual(countries);
  expect([chosen(), disabled()]).toEqual([countries, countries.toReversed()]);
});

it.each([
  ['prefers a choice made before hydration to the URL', left, 'alpha', ['alpha', 'gamma']],
  ['changes one select if both have the same country', right, 'beta', ['beta', 'alpha']],
])('%s', (_, select, value, countries) => {
  showTable('/?compare=beta&compare=gamma', () => {
    showCompared();
    Object.assign(select(), { value });
  });
  expect(chosen()).toEqual(countries);
});
