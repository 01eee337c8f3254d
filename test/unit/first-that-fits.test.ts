import { expect, it } from 'vitest';
import { firstThatFits } from '../../shared/first-that-fits.ts';

it.each([
  { name: 'the first text that fits', most: 12, text: 'twelve signs' },
  { name: 'the next, where the first is too long,', most: 11, text: 'nine sign' },
  { name: 'the last, where none fits,', most: 3, text: 'four' },
])('for at most $most characters $name is taken: “$text”', ({ most, text }) => {
  expect(firstThatFits(most, ['twelve signs', 'nine sign', 'four'])).toBe(text);
});
