import { expect, it } from 'vitest';
import { findOverdue } from '../../tools/find-overdue.ts';

it('is empty before the first date', () => {
  expect(findOverdue('2026-01-01')).toEqual([]);
});

it('lists what has ended, and each guide that needs a review', () => {
  const overdue = findOverdue('2099-01-01').join('\n');
  expect(overdue).toMatch(/^\d{4}-\d\d-\d\d React Router 7: /m);
  expect(overdue).toMatch(
    /^\d{4}-\d\d-\d\d shared\/content\/usa\/guide\.ts:\d+: review the whole /m,
  );
  expect(overdue).toMatch(/canada\/guide\.ts:\d+: review: /);
});
