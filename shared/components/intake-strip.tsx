import type { Intake, Month } from '../content/types.ts';
import { monthNames } from '../months.ts';

/** The year's intakes: a sentence for each, and a strip of twelve months that shows the same to the eye. */
export function IntakeStrip({ intakes }: { readonly intakes: readonly Intake[] }) {
  return (
    <div className="intakes">
      <h3>When courses begin</h3>
      <ul className="intakes__list">
        {intakes.map((intake) => (
          <li key={intake.name}>{sentence(intake)}</li>
        ))}
      </ul>
      <ol className="intakes__strip" aria-hidden="true">
        {monthNames.map((month, index) => (
          <li className={`intakes__month ${markOf(intakes, (index + 1) as Month)}`} key={month}>
            {month.slice(0, 3)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function sentence({ name, months: when, sometimes }: Intake): string {
  const names = when.map((month) => monthNames[month - 1]).join(' and ');
  const label = names === name ? name : `${name}: ${names}`;
  return sometimes ? `${label} (at some institutions)` : label;
}

function markOf(intakes: readonly Intake[], month: Month): string {
  const intake = intakes.find(({ months: when }) => when.includes(month));
  if (!intake) return '';
  return intake.sometimes ? 'intakes__month--sometimes' : 'intakes__month--open';
}
