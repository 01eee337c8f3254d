import { expect, it } from 'vitest';
import { describeError } from '../../tools/expected-errors.ts';

it('a file that may not be written is one line, with what to do', () => {
  const error = Object.assign(new Error('EACCES: no'), { code: 'EACCES', path: 'shared/a.svg' });
  expect(describeError(error)).toMatch(/^shared\/a\.svg can't be written: this user needs .+$/);
});

it('an error that nobody expects has its stack', () => {
  expect(describeError(new Error('wrong'))).toMatch(/^Error: wrong\n\s+at /);
});
