import { type ChangeEvent, type InvalidEvent, useState } from 'react';

/**
 * A message for a field that fails the browser's validation; '' if it is valid. Unlike the browser's own message, it is in
 * English and stays until the field is valid.
 */
export function useFieldProblem(label: string) {
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
