// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { DocumentItem, Level } from '../../shared/content/types.ts';
import { Checklist } from '../../shared/destination/checklist.tsx';
import { only, textOf } from '../setup/html.ts';
import { click, comeBack, leave, show } from '../setup/in-document.tsx';
import { all } from '../setup/pages.ts';

function documentOf(id: string): DocumentItem {
  return { id, name: `Name of ${id}`, why: 'Why.', commonMistake: 'What goes wrong.' };
}

const passport = documentOf('passport');
const marks = documentOf('marks');
const offer = documentOf('offer');
const schoolReport: DocumentItem = { id: 'report', level: 'bachelor', name: 'School report' };
const firstDegree: DocumentItem = { id: 'degree', level: 'master', name: 'First degree' };

type ListOptions = {
  readonly storageKey?: string;
  readonly level?: Level;
  readonly beforeHydration?: () => void;
};

function showList(documents = [passport, marks], options: ListOptions = {}): void {
  const { storageKey = 'alpha-application', level, beforeHydration } = options;
  const list = <Checklist id="documents-visa" {...{ documents, level, storageKey }} />;
  show(list, beforeHydration);
}

const boxOf = (id: string) => only(document, `[value="${id}"]`) as HTMLInputElement;
const tick = (id: string) => click(`[value="${id}"]`);

function ticked(): readonly string[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  return boxes.filter(({ checked }) => checked).map(({ value }) => value);
}

/** The names of the documents that a visitor sees. */
const shown = () => all(document, 'li:not([hidden]) label').map(textOf);

const clearButton = '[type="reset"]';

const kept = 'Ticks are kept on this device only.';
// Hidden by a class of its own.
const keptIsShown = () => only(document, 'p > span').className === '';

afterEach(() => {
  leave();
  localStorage.clear();
});

it('a tick is there when the list is shown again', () => {
  showList();
  tick('marks');
  showList();
  expect(ticked()).toEqual(['marks']);
});

it('a tick that is taken away stays away', () => {
  showList();
  tick('passport');
  tick('marks');
  tick('marks');
  showList();
  expect(ticked()).toEqual(['passport']);
});

it('a tick belongs to its document, also when another document comes before it', () => {
  showList([passport, marks]);
  tick('passport');
  showList([offer, marks, passport]);
  expect(ticked()).toEqual(['passport']);
});

it('a tick belongs to its list: another list with the same document is not ticked', () => {
  showList([passport], { storageKey: 'alpha-application' });
  tick('passport');
  showList([passport], { storageKey: 'beta-application' });
  expect(ticked()).toEqual([]);
});

it('what was ticked before the script came is kept, beside what was kept before', () => {
  showList();
  tick('passport');
  showList(undefined, {
    beforeHydration: () => {
      boxOf('marks').checked = true;
    },
  });
  expect(ticked()).toEqual(['passport', 'marks']);
  showList();
  expect(ticked()).toEqual(['passport', 'marks']);
});

it('the button clears the ticks, and they stay away', () => {
  showList();
  tick('passport');
  tick('marks');
  click(clearButton);
  expect(ticked()).toEqual([]);
  showList();
  expect(ticked()).toEqual([]);
});

it.each([
  { name: 'no list', stored: '{"passport":true}' },
  { name: 'no JSON', stored: 'passport' },
  { name: 'a list of other things', stored: '[1,null,"elsewhere"]' },
])('what is stored may be $name: nothing is ticked, and the boxes work', ({ stored }) => {
  localStorage.setItem('alpha-application', stored);
  showList();
  expect(ticked()).toEqual([]);
  tick('marks');
  expect(ticked()).toEqual(['marks']);
});

it('what is ticked in another tab is shown, and both ticks are kept', () => {
  showList();
  tick('passport');
  localStorage.setItem('alpha-application', '["passport","marks"]');
  dispatchEvent(new StorageEvent('storage', { key: 'alpha-application' }));
  expect(ticked()).toEqual(['passport', 'marks']);
});

it('a tick in one of two tabs does not take the other’s away, though it was not heard of', () => {
  showList();
  localStorage.setItem('alpha-application', '["passport"]');
  tick('marks');
  showList();
  expect(ticked()).toEqual(['passport', 'marks']);
});

it('a page that comes back from the page cache shows what was ticked meanwhile', () => {
  showList();
  localStorage.setItem('alpha-application', '["marks"]');
  comeBack();
  expect(ticked()).toEqual(['marks']);
});

it('says that ticks are kept where they are', () => {
  showList();
  expect(only(document, 'p > span').textContent).toBe(kept);
  expect(keptIsShown()).toBe(true);
});

it('does not say so where the browser keeps nothing, and the boxes work', () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('This browser forbids storage.');
  });
  showList();
  expect(keptIsShown()).toBe(false);
  tick('marks');
  expect(ticked()).toEqual(['marks']);
  forbidden.mockRestore();
});

it.each<{ name: string; level?: Level; documents: readonly string[] }>([
  {
    name: 'no level all are shown, with for whom each of them is',
    documents: [
      'Name of passport',
      'School report (for a bachelor’s)',
      'First degree (for a master’s or PhD)',
    ],
  },
  {
    name: 'a bachelor’s those for a master’s are hidden',
    level: 'bachelor',
    documents: ['Name of passport', 'School report'],
  },
  {
    name: 'a master’s those for a bachelor’s are hidden',
    level: 'master',
    documents: ['Name of passport', 'First degree'],
  },
])('with $name', ({ level, documents }) => {
  showList([passport, schoolReport, firstDegree], level ? { level } : {});
  expect(shown()).toEqual(documents);
});

it('a tick of a document that is hidden is kept', () => {
  showList([schoolReport, firstDegree]);
  tick('report');
  showList([schoolReport, firstDegree], { level: 'master' });
  tick('degree');
  showList([schoolReport, firstDegree]);
  expect(ticked()).toEqual(['report', 'degree']);
});
