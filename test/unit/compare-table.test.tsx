import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CompareTable } from '../../shared/home/compare-table.tsx';
import { showCompared } from '../../shared/home/show-compared.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { summaries } from '../fixture/content/summaries.ts';
import { all } from '../setup/html.ts';
import { Address, addressShown, hydrate } from '../setup/hydrate.tsx';

/** Alpha, the Beta Islands and Gamma, all with Alpha's texts. */
const destinations = destinationRoutes.map((route) => ({ ...route, summary: summaries.alpha }));

function showTable(url = '/', beforeHydration?: () => void): void {
  const table = (
    <MemoryRouter initialEntries={[url]}>
      <CompareTable title="Compared" destinations={destinations} today="2026-11-23" />
      <Address />
    </MemoryRouter>
  );
  hydrate(table, beforeHydration);
}

const left = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare' });
const right = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare with' });
const chosen = () => [left().value, right().value];

const disabled = () => all(document, 'option:disabled').map((it) => it.getAttribute('value'));

it('puts both countries into the URL, and disables each in the other select', async () => {
  showTable('/?enquiry=sent#services', () => expect(disabled()).toEqual([]));
  expect(addressShown()).toBe('POP /?enquiry=sent#services');
  const announcer = document.body.appendChild(document.createElement('p'));
  announcer.id = 'announcer';
  await userEvent.selectOptions(left(), 'Gamma');
  expect(announcer.textContent).toBe('Gamma and Beta Islands');
  expect(disabled()).toEqual(['beta', 'gamma']);
  await userEvent.selectOptions(right(), 'Alpha');
  const query = 'enquiry=sent&compare=gamma&compare=alpha';
  expect(addressShown()).toBe(`REPLACE /?${query}#compare`);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it.each([
  ['?compare=gamma&compare=alpha', 'gamma', 'alpha'],
  ['?country=Gamma&country=Alpha', 'gamma', 'alpha'],
  ['?country=Gamma', 'gamma', 'alpha'],
  ['?compare=gamma&compare=gamma', 'gamma', 'alpha'],
  ['?compare=atlantis', 'alpha', 'beta'],
])('selects at %s %s and %s, each disabled in the other select', (query, one, other) => {
  showTable(`/${query}`);
  expect([...chosen(), ...disabled()]).toEqual([one, other, other, one]);
});

it.each([
  ['?country=Gamma&country=Alpha', ['gamma', 'alpha']],
  ['?compare=atlantis&compare=beta', ['beta', 'alpha']],
  ['?compare=gamma&compare=beta&compare=alpha', ['gamma', 'beta']],
])('selects at %s before hydration %j', (query, countries) => {
  history.replaceState(null, '', query);
  showTable('/', () => {
    showCompared();
    expect(chosen()).toEqual(countries);
  });
  expect(chosen()).toEqual(countries);
});

it.each([
  ['prefers a choice made before hydration to the URL', left, 'gamma', ['gamma', 'beta']],
  ['changes one select if both have the same country', right, 'alpha', ['alpha', 'beta']],
])('%s', (_, select, value, countries) => {
  showTable('/?compare=beta&compare=gamma', () => {
    Object.assign(select(), { value });
    showCompared();
  });
  expect(chosen()).toEqual(countries);
});
