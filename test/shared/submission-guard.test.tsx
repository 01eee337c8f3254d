// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { advance, comeBackFromPageCache, showForm } from '../setup/enquiry-form.tsx';

it('a second submission is prevented for 30 s, as long as the first may be under way', () => {
  const form = showForm();
  expect(form.status()).toBe('');
  expect(form.submit()).toBe(true);
  expect(form.status()).not.toBe('');
  expect(form.submit()).toBe(false);
  advance(29_999);
  expect(form.submit()).toBe(false);
  advance(1);
  expect(form.status()).toBe('');
  expect(form.submit()).toBe(true);
});

it('a page that comes back from the page cache can send at once', () => {
  const form = showForm();
  form.submit();
  comeBackFromPageCache();
  expect(form.status()).toBe('');
  expect(form.submit()).toBe(true);
});

it('a network that comes back does not hide that a post is under way', () => {
  const form = showForm();
  form.submit();
  const status = form.status();
  act(() => void dispatchEvent(new Event('online')));
  expect(form.status()).toBe(status);
  expect(form.submit()).toBe(false);
});
