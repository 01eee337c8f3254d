// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { Checklist } from '../../shared/guide/checklist.tsx';
import { only } from '../setup/html.ts';
import { click, leave, show } from '../setup/in-document.tsx';

function documentOf(id: string) {
  return { id, name: `Name of ${id}`, why: 'Why.', commonMistake: 'What goes wrong.' };
}

const passport = documentOf('passport');
const marks = documentOf('marks');
const offer = documentOf('offer');

type ListOptions = { readonly storageKey?: string; readonly beforeHydration?: () => void };

function showList(documents = [passport, marks], options: ListOptions = {}): void {
  const { storageKey = 'alpha-application', beforeHydration } = options;
  const list = (
    <Checklist id="documents" title="Documents" documents={documents} storageKey={storageKey} />
  );
  show(list, beforeHydration);
}

const boxOf = (id: string) => only(document, `[value="${id}"]`) as HTMLInputElement;
const tick = (id: string) => click(`[value="${id}"]`);

function ticked(): readonly string[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  return boxes.filter(({ checked }) => checked).map(({ value }) => value);
}

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
  click('button');
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
