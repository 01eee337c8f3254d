// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { DocumentItem, Level } from '../../shared/content/types.ts';
import { Checklist } from '../../shared/destination/checklist.tsx';
import { comeBack, hydrate } from '../setup/hydrate.tsx';

const passport: DocumentItem = { id: 'passport', name: 'Passport' };
const marks: DocumentItem = { id: 'marks', name: 'Mark sheets' };
const offer: DocumentItem = { id: 'offer', name: 'Offer' };
const schoolReport: DocumentItem = { id: 'report', level: 'bachelor', name: 'School report' };
const firstDegree: DocumentItem = { id: 'degree', level: 'master', name: 'First degree' };

type ListOptions = {
  readonly storageKey?: string;
  readonly level?: Level | undefined;
  readonly beforeHydration?: () => void;
};

/** Shows a list of documents; the one shown before is left. */
function showList(documents = [passport, marks], options: ListOptions = {}): void {
  const { storageKey = 'alpha-application', level, beforeHydration } = options;
  const list = (
    <Checklist id="documents-visa" documents={documents} level={level} storageKey={storageKey} />
  );
  hydrate(list, beforeHydration);
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

/** The names of the boxes that are ticked, those that are hidden as well. */
function ticked(): readonly string[] {
  return boxes().flatMap(({ checked, labels }) =>
    checked ? (labels?.[0]?.textContent?.trim() ?? '') : [],
  );
}

it('a tick is there when the list is shown again', async () => {
  showList();
  await tick('Mark sheets');
  showList();
  expect(ticked()).toEqual(['Mark sheets']);
});

it('a tick that is taken away stays away', async () => {
  showList();
  await tick('Passport');
  await tick('Mark sheets');
  await tick('Mark sheets');
  showList();
  expect(ticked()).toEqual(['Passport']);
});

it('a tick belongs to its document, also when another document comes before it', async () => {
  showList([passport, marks]);
  await tick('Passport');
  showList([offer, marks, passport]);
  expect(ticked()).toEqual(['Passport']);
});

it('a tick belongs to its list: another list with the same document is not ticked', async () => {
  showList([passport], { storageKey: 'alpha-application' });
  await tick('Passport');
  showList([passport], { storageKey: 'beta-application' });
  expect(ticked()).toEqual([]);
});

it('what was ticked before the script came is kept, beside what was kept before', async () => {
  showList();
  await tick('Passport');
  showList(undefined, { beforeHydration: () => screen.getByLabelText('Mark sheets').click() });
  expect(ticked()).toEqual(['Passport', 'Mark sheets']);
  showList();
  expect(ticked()).toEqual(['Passport', 'Mark sheets']);
});

it('the button clears the ticks, and they stay away', async () => {
  showList();
  await tick('Passport');
  await tick('Mark sheets');
  await userEvent.click(screen.getByRole('button', { name: /^Clear ticks/ }));
  expect(ticked()).toEqual([]);
  showList();
  expect(ticked()).toEqual([]);
});

it.each([
  { name: 'no list', stored: '{"passport":true}' },
  { name: 'no JSON', stored: 'passport' },
  { name: 'a list of other things', stored: '[1,null,"elsewhere"]' },
])('what is stored may be $name: nothing is ticked, and the boxes work', async ({ stored }) => {
  localStorage.setItem('alpha-application', stored);
  showList();
  expect(ticked()).toEqual([]);
  await tick('Mark sheets');
  expect(ticked()).toEqual(['Mark sheets']);
});

it('what is ticked in another tab is shown', () => {
  showList();
  localStorage.setItem('alpha-application', '["marks"]');
  dispatchEvent(new StorageEvent('storage', { key: 'alpha-application' }));
  expect(ticked()).toEqual(['Mark sheets']);
});

it('a tick in one of two tabs does not take the other’s away, though it was not heard of', async () => {
  showList();
  localStorage.setItem('alpha-application', '["passport"]');
  await tick('Mark sheets');
  showList();
  expect(ticked()).toEqual(['Passport', 'Mark sheets']);
});

it('a page that comes back from the page cache shows what was ticked meanwhile', () => {
  showList();
  localStorage.setItem('alpha-application', '["marks"]');
  comeBack();
  expect(ticked()).toEqual(['Mark sheets']);
});

const kept = 'Ticks are kept on this device only.';

it('says that ticks are kept where they are', () => {
  showList();
  // Hidden by a class of its own.
  expect(screen.getByText(kept).className).toBe('');
});

it('does not say so where the browser keeps nothing, and the boxes work', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('This browser forbids storage.');
  });
  showList();
  expect(screen.getByText(kept).className).toBe('invisible');
  await tick('Mark sheets');
  expect(ticked()).toEqual(['Mark sheets']);
});

it.each<{ name: string; level?: Level; documents: readonly string[] }>([
  {
    name: 'no level all are shown, with for whom each of them is',
    documents: [
      'Passport',
      'School report (for a bachelor’s)',
      'First degree (for a master’s or PhD)',
    ],
  },
  {
    name: 'a bachelor’s those for a master’s are hidden',
    level: 'bachelor',
    documents: ['Passport', 'School report'],
  },
  {
    name: 'a master’s those for a bachelor’s are hidden',
    level: 'master',
    documents: ['Passport', 'First degree'],
  },
])('with $name', ({ level, documents }) => {
  showList([passport, schoolReport, firstDegree], { level });
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  expect(shown).toEqual(documents);
});

it('a tick of a document that is hidden is kept', async () => {
  showList([schoolReport, firstDegree]);
  await tick('School report (for a bachelor’s)');
  showList([schoolReport, firstDegree], { level: 'master' });
  await tick('First degree');
  expect(ticked()).toEqual(['School report', 'First degree']);
});
