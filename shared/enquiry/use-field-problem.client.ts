import { type ChangeEvent, type InvalidEvent, useState } from 'react';
import type { EnquiryField } from '../content/types.ts';

/**
 * The text of what the browser finds wrong with a field, '' if nothing. The browser's own message disappears after some
 * seconds and has the language of the browser; this one stays until the field is valid.
 */
export function useFieldProblem({ label }: Pick<EnquiryField, 'label'>) {
  const [problem, setProblem] = useState('');
  return {
    problem,
    onInvalid({ currentTarget: { title, validity } }: InvalidEvent<HTMLInputElement>): void {
      if (validity.valueMissing) setProblem(`Please fill in “${label}”.`);
      else setProblem(title || 'Please write the whole email address, e.g. name@example.com.');
    },
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
      if (currentTarget.validity.valid) setProblem('');
    },
  };
}
