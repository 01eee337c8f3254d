import { screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textOf } from '../setup/html.ts';
import { alpha, beta, follow, open, user } from '../setup/site.tsx';

// Includes the day after a deadline and a leap day.
it.each([
  ['2027-01-14', `${alpha}?level=bachelor&start=2028-autumn`],
  ['2028-02-29', `${beta}?start=2028-july`],
])('hydrates without changes on %s the page %s', async (today, path) => {
  // One minute before midnight in India.
  vi.setSystemTime(new Date(`${today}T18:29:00Z`));
  const text = () => document.querySelector('main')?.textContent;
  const before = vi.fn(text);
  await open(path, { today, before });
  expect(before.mock.results).toEqual([{ type: 'return', value: text() }]);
});

it('keeps the served HTML at another URL, as in an archive', async () => {
  await open('/', { before: () => history.replaceState(null, '', '/archive/home') });
  expect(hydrateRoot).not.toHaveBeenCalled();
});

it('stores ticks separately for each list and country', async () => {
  await open(alpha);
  await user.click(screen.getByRole('checkbox', { name: 'Offer from Alpha' }));
  const ticked = () => screen.queryAllByRole('checkbox', { checked: true }).length;
  await follow('Beta Islands');
  expect(ticked()).toBe(0);
  await follow('Alpha');
  expect(ticked()).toBe(1);
});

/** Visible documents for a level, with their ticks. Documents for both levels name the country. */
function documents(): readonly string[] {
  const labels = [...document.querySelectorAll('li:not([hidden]) > label')];
  const shown = labels.filter((label) => !label.textContent?.includes('Beta Islands'));
  return shown.map((label) => textOf(label) + (label.querySelector(':checked') ? ', ticked' : ''));
}

it('hides documents for the other level, and shows all with their ticks after clearing', async () => {
  await open(beta);
  await user.click(screen.getByRole('checkbox', { name: /^School report/ }));
  await user.selectOptions(screen.getByLabelText('Level'), 'master');
  expect(documents()).toEqual(['First degree']);
  await follow('Clear my choice');
  expect(documents()).toEqual([
    'School report (for a bachelor’s), ticked',
    'First degree (for a master’s or PhD)',
    'School fees (for a bachelor’s)',
  ]);
});

describe('a page that an extension changed before hydration', () => {
  function write(): void {
    const disclosure = '<details><summary>Hint</summary></details>';
    const hint = `<a href="/hint">Hint</a>${disclosure}<select><option selected>English</option></select><label><input type="checkbox"> Translate</label>`;
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', hint);
  }
  const box = () => screen.getAllByRole<HTMLInputElement>('checkbox')[1];

  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  // React has reported the difference.
  afterEach(() => expect(vi.mocked(console.error).mock.calls.splice(0)).not.toEqual([]));

  it('keeps and stores ticks, and keeps the choice', async () => {
    const before = () => {
      Object.assign(box() ?? {}, { checked: true });
      for (const field of document.querySelectorAll('select')) {
        field.value = field.name === 'level' ? 'bachelor' : '2027-autumn';
      }
      write();
    };
    await open(alpha, { before });
    expect(location.search).toBe('?level=bachelor&start=2027-autumn');
    await open(alpha, { before: write });
    expect(box()?.checked).toBe(true);
  });

  it('keeps typed text', async () => {
    const field = () => screen.getByLabelText<HTMLInputElement>('Who writes');
    const before = () => {
      field().value = 'Zoë';
      write();
    };
    await open('/', { before });
    expect([field().value, location.search]).toEqual(['Zoë', '']);
  });
});
