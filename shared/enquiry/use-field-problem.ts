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
      setProblem(validity.valueMissing ? `Please fill in “${label}”.` : title);
    },
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
      if (currentTarget.validity.valid) setProblem('');
    },
  };
}
