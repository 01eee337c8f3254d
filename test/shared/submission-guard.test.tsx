// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { advance, comeBackFromPageCache, showForm } from '../setup/enquiry-form.tsx';

it('a second press within 5 s posts nothing; later it posts again, and is asked for', () => {
  const form = showForm();
  expect(form.status()).toBe('');
  expect(form.submit()).toBe(true);
  const status = form.status();
  expect(status).not.toBe('');
  advance(4_999);
  expect(form.submit()).toBe(false);
  act(() => void dispatchEvent(new Event('online')));
  expect(form.status()).toBe(status);
  advance(1);
  expect(form.status()).toMatch(/press send again/i);
  expect(form.submit()).toBe(true);
  expect(form.status()).toBe(status);
});

it.each<[string, (navigation: EventTarget) => unknown]>([
  ['was stopped', (navigation) => navigation.dispatchEvent(new Event('navigateerror'))],
  ['was left and came back from the page cache', comeBackFromPageCache],
])('a page whose post %s can send at once', (_case, end) => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const form = showForm();
  form.submit();
  act(() => void end(navigation));
  expect(form.status()).toBe('');
  expect(form.submit()).toBe(true);
  vi.unstubAllGlobals();
});

it('where the browser reports no network, a double click is kept back, and the next press posts', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const form = showForm();
  expect([form.submit(), form.submit()]).toEqual([false, false]);
  expect(form.status()).toMatch(/offline/);
  advance(1_000);
  expect(form.submit()).toBe(true);
  onLine.mockRestore();
});

it('a network that comes back takes the warning away', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const form = showForm();
  form.submit();
  onLine.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(form.status()).toBe('');
});
