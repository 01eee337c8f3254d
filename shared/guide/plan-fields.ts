import type { ChosenFields } from './start-store.ts';

/** The fields of the plan's form, which a visitor may use before the script comes. */
type Fields = {
  readonly level: HTMLSelectElement;
  readonly intake: HTMLSelectElement;
  readonly year: HTMLInputElement;
};

/** The fields of a form. Throws where one is missing. */
export function fieldsOf({ elements }: HTMLFormElement): Fields {
  const [level, intake, year] = ['level', 'intake', 'year'].map((name) => elements.namedItem(name));
  if (
    !(level instanceof HTMLSelectElement) ||
    !(intake instanceof HTMLSelectElement) ||
    !(year instanceof HTMLInputElement)
  ) {
    throw new Error('The plan has lost its fields.');
  }
  return { level, intake, year };
}

export function valuesOf({ level, intake, year }: Fields): ChosenFields {
  return { level: level.value, intake: intake.value, year: year.value };
}
