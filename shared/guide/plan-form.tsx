import type { Intake } from '../content/types.ts';
import { calendarPath, type DestinationId } from '../routes.ts';
import { offeredYears, type Start } from './plan-dates.ts';
import { fieldsOf, readFields } from './plan-fields.ts';

type Props = {
  readonly destination: DestinationId;
  readonly intakes: readonly Intake[];
  /** The visitor's; undefined on the server, whose pages know no year. */
  readonly thisYear: number | undefined;
  /** The first year of an intake that can still be reached. */
  suggestYear(intake: Intake): number | undefined;
  onChoose(start: Start | undefined): void;
};

/** Asks when a visitor wants to start. With and without script it leads to the calendar file. */
export function PlanForm({ destination, intakes, thisYear, suggestYear, onChoose }: Props) {
  const years = thisYear === undefined ? [] : offeredYears(thisYear);

  function change(form: HTMLFormElement): void {
    const fields = fieldsOf(form);
    const intake = intakes.find(({ id }) => id === fields?.intake.value);
    if (fields && intake && fields.year.value === '') {
      fields.year.value = String(suggestYear(intake) ?? '');
    }
    const start = readFields(form, intakes);
    if (start) onChoose(start);
  }

  return (
    <form
      className="row plan-form"
      method="get"
      action={calendarPath(destination)}
      onReset={() => onChoose(undefined)}
      onInput={({ currentTarget }) => change(currentTarget)}
    >
      <label className="field">
        Intake
        <select name="intake" required defaultValue="">
          <option value="">Choose</option>
          {intakes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Year
        <input name="year" type="number" required min={years[0]} max={years.at(-1)} />
      </label>
      <button className="button" type="submit">
        Add to my calendar
      </button>
      <button className="button button--quiet" type="reset">
        Clear my choice
      </button>
      <p className="small">
        Your calendar gets an entry for each step, on its first day. Your choice is kept on this
        device only, if your browser allows it. Browsers may forget it after some weeks: print or
        save the plan.
      </p>
    </form>
  );
}
