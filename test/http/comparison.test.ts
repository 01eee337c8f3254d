import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, hrefsIn, linksIn, textsIn } from '../setup/pages.ts';

const { ask } = await createTestApp();
const page = parseHtml((await ask.get('/')).text);
const comparison = only(page, '#services section:has(table)');

/** The cells of each row, its head first. */
function rowsOf(part: 'thead' | 'tbody') {
  return all(comparison, `${part} tr`).map((row) => [...row.children].map(textOf));
}

it('the comparison is a table with a title, and a region that a keyboard can scroll', () => {
  expect(textOf(only(comparison, 'caption'))).toBe('Title of the comparison');
  expect(attributesOf(comparison)).toMatchObject({
    'aria-label': 'Title of the comparison',
    tabindex: '0',
  });
});

it('each country has a column, whose name leads to its page', () => {
  expect(rowsOf('thead')).toEqual([['', 'Alpha', 'Beta Islands', 'Gamma']]);
  expect(linksIn(only(comparison, 'thead'))).toEqual([
    ['Alpha', '/site/study-destination/alpha'],
    ['Beta Islands', '/site/study-destination/beta'],
    ['Gamma', '/site/study-destination/gamma'],
  ]);
});

it('each question has a row, with the answer of each country below its name', () => {
  expect(rowsOf('tbody')).toEqual([
    ['Intakes', 'Intakes of Alpha', 'Intakes of Beta Islands', 'Intakes of Gamma'],
    ['Apply through', 'Directly in Alpha', 'Directly in Beta Islands', 'Directly in Gamma'],
    [
      'Key visa document',
      'LA (Letter of Alpha)',
      'LB (Letter of Beta Islands)',
      'LG (Letter of Gamma)',
    ],
    ['Proof of funds', 'Funds for Alpha', 'Funds for Beta Islands', 'Funds for Gamma'],
    [
      'Health cover',
      'Health cover of Alpha',
      'Health cover of Beta Islands',
      'Health cover of Gamma',
    ],
    [
      'Work in term',
      'Work in term in Alpha',
      'Work in term in Beta Islands',
      'Work in term in Gamma',
    ],
    [
      'Work after',
      'Work after a degree in Alpha',
      'Work after a degree in Beta Islands',
      'Work after a degree in Gamma',
    ],
    ['Where the sum is written', 'Sum for Alpha', 'Sum for Beta Islands', 'Sum for Gamma'],
    ['Official site', 'Alpha government', 'Beta Islands government', 'Gamma government'],
  ]);
});

it('the last two rows lead to the official pages', () => {
  expect(hrefsIn(only(comparison, 'tbody'))).toEqual([
    'https://alpha.example/funds',
    'https://beta.example/funds',
    'https://gamma.example/funds',
    'https://alpha.example/visa',
    'https://beta.example/visa',
    'https://gamma.example/visa',
  ]);
});

it('on a small screen a visitor chooses two countries, at first the first two', () => {
  const selects = all(comparison, 'select');
  expect(selects.map((select) => textsIn(select, 'option'))).toEqual([
    ['Alpha', 'Beta Islands', 'Gamma'],
    ['Alpha', 'Beta Islands', 'Gamma'],
  ]);
  expect(selects.map((select) => textOf(only(select, '[selected]')))).toEqual([
    'Alpha',
    'Beta Islands',
  ]);
});

it('the two selects are a group with a name', () => {
  expect(textOf(only(comparison, 'fieldset > legend'))).toBe('Countries to compare');
});

it('the cells of each row have the ids of the countries, which the options have as values', () => {
  const ids = ['alpha', 'beta', 'gamma'];
  for (const row of all(comparison, 'tr')) {
    const cells = all(row, '[data-destination]');
    expect(cells.map((cell) => cell.getAttribute('data-destination'))).toEqual(ids);
  }
  for (const select of all(comparison, 'select')) {
    const options = all(select, 'option');
    expect(options.map((option) => option.getAttribute('value'))).toEqual(ids);
  }
});
