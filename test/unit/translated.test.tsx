import { act, fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { tolerateMovedNodes } from '../../client/moved-nodes.ts';
import { all, only, textOf } from '../setup/html.ts';
import { comeBack, translate } from '../setup/hydrate.tsx';
import { alpha, open, wait } from '../setup/site.tsx';
import { testDay } from '../setup/test-day.ts';

// A browser's translation moves each text into a new element. React then changes a text that is no longer shown, or fails because
// it is not where it was, unless the text is the only child of its element.

const root = () => document.getElementById('root') as HTMLElement;

/** Texts that React has changed beside other nodes, and nodes that it has inserted before a text. */
function findMixed({ target, addedNodes, removedNodes, ...record }: MutationRecord) {
  const isText = (node: Node | null) => node instanceof Text && /\p{L}/u.test(node.data);
  const siblingsOf = (it: Pick<MutationRecord, 'previousSibling' | 'nextSibling'>) =>
    it.previousSibling ?? it.nextSibling;
  const isMixed = (it: Node) =>
    isText(it) ? (siblingsOf(it) ?? siblingsOf(record)) : isText(it.nextSibling);
  const changed = record.type === 'characterData' ? [target] : [...addedNodes, ...removedNodes];
  return changed.filter(isMixed).map((it) => `“${it.textContent}” in “${target.textContent}”`);
}

type Step = () => unknown;

const fieldOf = (name: string) => only(root(), `[name="${name}"]`) as HTMLSelectElement;

function change(select: Element | undefined, value: string): void {
  fireEvent.change(select as Element, { target: { value } });
}

function press(selector: string): void {
  for (const control of all(root(), selector)) fireEvent.click(control);
}

function turnTo(day: string): void {
  vi.setSystemTime(new Date(`${day}T20:00+05:30`));
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
}

function* guideSteps(): Generator<Step> {
  for (const level of ['master', '']) {
    yield () => change(fieldOf('level'), level);
    yield () => change(fieldOf('start'), fieldOf('start').options[1]?.value ?? '');
  }
  yield () => change(fieldOf('start'), '');
  yield () => press('[type="checkbox"]');
  for (const day of ['2027-02-01', '2028-02-01']) yield () => turnTo(day);
  yield () => press('main button');
}

function* homeSteps(): Generator<Step> {
  const compared = (place: 0 | 1) => all(root(), '#compare select')[place];
  yield () => change(compared(0), 'gamma');
  yield () => change(compared(1), 'alpha');
  yield () => change(compared(0), 'beta');
  const enquiry = () => only(root(), '#enquiry');
  const fields = () => all(enquiry(), 'input[id]');
  yield () => fields().map((field) => fireEvent.invalid(field));
  yield () => fields().map((field) => fireEvent.input(field, { target: { value: 'Zoë' } }));
  yield () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    fireEvent.submit(enquiry());
  };
  yield () => fireEvent.submit(enquiry());
  yield () => wait(60_000);
  yield comeBack;
  yield () => press('[type="button"]');
  for (const day of ['2026-11-24', '2027-02-01']) yield () => turnTo(day);
}

it.each([
  ['/', homeSteps],
  [alpha, guideSteps],
])('shows every change of %s in a translated page', async (path, steps) => {
  /** Takes every step in a new page. Returns the sentences shown after each. */
  async function takeSteps(before: Step): Promise<readonly string[][]> {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    vi.setSystemTime(`${testDay}T12:00+05:30`);
    await open(path);
    const shown: string[][] = [];
    for (const step of steps()) {
      before();
      await act(async () => void (await step()));
      shown.push(textOf(root()).split(/(?<=[.?:,]) /));
    }
    return shown;
  }

  const mixed = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const text of records.flatMap(findMixed)) mixed.add(text);
  });
  const options = { subtree: true, childList: true, characterData: true };
  const plain = await takeSteps(() => observer.observe(root(), options));
  observer.disconnect();
  expect.soft([...mixed]).toEqual([]);
  const translated = await takeSteps(translate);
  const stale = translated.map((shown, step) => shown.filter((it) => !plain[step]?.includes(it)));
  expect(stale.flat()).toEqual([]);
});

const Sentence = ({ isLong }: { readonly isLong: boolean }) => (
  <p>
    {isLong && 'Shared computer? '}
    {'Clear the form'}
    {isLong && ' now'}
  </p>
);

it.each([
  ['appears before', false, /Shared computer\? /],
  ['disappears beside', true, /Clear the form/],
])('keeps a translated page alive if a text %s another', (_, isLong, words) => {
  tolerateMovedNodes();
  const { container, rerender } = render(<Sentence isLong={isLong} />);
  translate();
  rerender(<Sentence isLong={!isLong} />);
  expect(container.textContent).toMatch(words);
});
