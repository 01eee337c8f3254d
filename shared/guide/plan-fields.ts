import type { Intake } from '../content/types.ts';
import { readStart, type Start } from './plan-dates.ts';

/** The fields of the plan's form. They are uncontrolled: hydration leaves alone what a visitor has chosen before. */
export type PlanFields = { readonly intake: HTMLSelectElement; readonly year: HTMLInputElement };

/** The fields of the plan's form, or undefined in another form. */
export function fieldsOf({ elements }: HTMLFormElement): PlanFields | undefined {
  const intake = elements.namedItem('intake');
  const year = elements.namedItem('year');
  const isPlan = intake instanceof HTMLSelectElement && year instanceof HTMLInputElement;
  return isPlan ? { intake, year } : undefined;
}

/** The start that stands in the form, or undefined where something is missing. */
export function readFields(form: HTMLFormElement, intakes: readonly Intake[]): Start | undefined {
  const fields = fieldsOf(form);
  return fields && readStart(fields.intake.value, fields.year.value, intakes);
}

/** Shows a start in the form. */
export function writeFields(form: HTMLFormElement, { intake, year }: Start): void {
  const fields = fieldsOf(form);
  if (!fields) return;
  fields.intake.value = intake.id;
  fields.year.value = String(year);
}
