import { expect, it } from 'vitest';
import { firstThatFits } from '../../shared/first-that-fits.ts';

it.each([
  { most: 12, text: 'twelve signs' },
  { most: 11, text: 'nine sign' },
  { most: 3, text: 'four' },
])('of texts with 12, 9 and 4 characters, “$text” is the one for $most', ({ most, text }) => {
  expect(firstThatFits(most, ['twelve signs', 'nine sign', 'four'])).toBe(text);
});
