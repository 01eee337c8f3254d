import type { ReactNode } from 'react';
import type { PlanEntry, PlanStep } from '../content/types.ts';

type Props = {
  readonly entry: PlanEntry;
  readonly steps: readonly PlanStep[];
  renderStep(step: PlanStep): ReactNode;
};

/** A step, or the ways of a choice below each other. */
export function Ways({ entry, steps, renderStep }: Props) {
  if (!('ways' in entry)) return steps.map((step) => <div key={step.id}>{renderStep(step)}</div>);
  return (
    <ul className="plan__ways">
      {steps.map((step) => (
        <li key={step.id}>
          <h5>{step.title}</h5>
          {renderStep(step)}
        </li>
      ))}
    </ul>
  );
}
