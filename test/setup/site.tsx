import { setImmediate } from 'node:timers/promises';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { hydrate } from '../../client/hydrate.tsx';
import { fetchPage } from './app.ts';
import { closeDocument } from './hydrate.tsx';
import { testDay } from './test-day.ts';

export const alpha = '/site/study-destination/alpha';
export const beta = '/site/study-destination/beta';

beforeEach(() => void vi.useFakeTimers());
afterEach(leaveSite);

/** Leaves the page, as on closing its tab. */
function leaveSite(): void {
  closeDocument();
  act(() => {
    for (const { value } of vi.mocked(hydrateRoot).mock.results) value.unmount();
  });
  vi.mocked(hydrateRoot).mockClear();
}

// Before the tests: creating the application would count towards the first test's timeout.
await fetchPage('/', { today: testDay });

type OpenOptions = {
  /** The ISO day on which the server rendered the page. */
  readonly today?: string;
  /** The query that the server received; differs from the URL's if a cache ignores queries. */
  readonly sentFor?: string;
  /** Actions of a visitor or the browser before hydration. */
  readonly before?: () => void;
};

/** Opens a page of the fixture site: puts the application's response into the document and hydrates it. */
export async function open(path: string, options: OpenOptions = {}): Promise<void> {
  leaveSite();
  const { today = testDay, before } = options;
  history.pushState(null, '', path);
  const { pathname, search } = location;
  const sent = await fetchPage(pathname + (options.sentFor ?? search), { today });
  const [, head = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(sent) ?? [];
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  // happy-dom would select the option before it.
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]')) {
    option.selected = true;
  }
  before?.();
  // React's `act` would throw the errors that tests of failures expect to escape.
  const isActing = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  if (isActing) await act(async () => hydrate());
  else {
    hydrate();
    await setImmediate();
  }
}

/** Advances the time, and waits for imports, promise chains of any length and rendering. */
export async function wait(milliseconds = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(async () => {
    await vi.dynamicImportSettled();
    await setImmediate();
  });
}

/** The first link with this name. Without `hidden`, the search would take most of a test's time. */
export function linkTo(name: string): HTMLElement {
  return screen.getAllByRole('link', { name, hidden: true })[0] as HTMLElement;
}

/** Follows a link, and waits for its page. */
export async function follow(name: string): Promise<void> {
  fireEvent.click(linkTo(name));
  await wait();
}

export const heading = () => screen.getByRole('heading', { level: 1, hidden: true });
