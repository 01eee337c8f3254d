import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreDetails } from '../../client/navigation/history-state.ts';
import { clearData } from '../../shared/clear-data.client.ts';
import { all, only, textOf } from '../setup/html.ts';
import { alpha, beta, follow, heading, open, wait } from '../setup/site.tsx';

const announced = () => document.querySelector('[aria-live]')?.textContent;

/** Goes back. happy-dom does so asynchronously. */
async function goBack(): Promise<void> {
  await act(async () => history.back());
  await wait(100);
}

describe('a link to another page', () => {
  beforeEach(async () => {
    await open('/');
    await follow('Beta Islands');
  });

  it('updates title, description and canonical URL with the server’s origin', () => {
    expect(document.title).toBe('Study in Beta Islands | Quill & Öst’s “Bureau”');
    only(document, 'meta[content="A description of the page about Beta Islands."]');
    // The document's own origin is localhost.
    only(document, `[rel="canonical"][href="https://www.fixture.example${beta}"]`);
  });

  it('focuses the heading, without an announcement', async () => {
    expect(document.activeElement).toBe(heading());
    await wait(8_000);
    expect(announced()).toBe('');
  });

  it('announces the previous page’s title on Back, and scrolls to the top', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    await goBack();
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(heading().textContent).toBe('First line of the tagline. Second line of it. ');
    expect(announced()).toBe('Quill & Öst’s “Bureau” | home of the fixture');
  });
});

it('returns scroll restoration to the browser when a page is left', async () => {
  await open(alpha);
  await wait(1_000);
  const states = ['focus', 'pagehide', 'pageshow'].map((type) => {
    dispatchEvent(new Event(type));
    return history.scrollRestoration;
  });
  expect(states).toEqual(['manual', 'auto', 'manual']);
});

it.each([
  ['a question after a reload, even below changed disclosures', () => undefined, ['Visa refused?']],
  ['no question after clearing all stored data', () => act(() => clearData('everything')), []],
])('reopens %s', async (_, prepare, opened) => {
  await open(alpha);
  screen.getByText('Visa refused?').closest('details')?.setAttribute('open', '');
  await wait(1_000);
  dispatchEvent(new Event('pagehide'));
  const { state } = history;
  prepare();
  const before = () => {
    history.replaceState(state, '');
    restoreDetails();
  };
  await open(`${alpha}?level=bachelor`, { before });
  expect(all(document, 'details[open] > summary').map(textOf)).toEqual(opened);
});
