import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { type Day, monthName, monthOf } from '../months.ts';
import { noteOf } from './board.ts';
import { type Axis, AxisMarks, AxisMonths, axisOf, Bar, DrawingKey } from './plan-drawing.tsx';
import type { ShownPlan } from './shown-plan.ts';
import type { Option } from './steps.ts';

/** Anchor of a step or option. */
export function stepAnchor({ id }: Option): string {
  return `step-${id}`;
}

/** The steps, each with its months as text and as a bar on the shared axis. */
export function PlanSteps({ plan }: { readonly plan: ShownPlan }) {
  const { steps, drawn, today } = plan;
  const axis = axisOf(steps, drawn, today);
  return (
    <div className="plan">
      <div className="plan__axis" aria-hidden="true">
        <p className="small">{drawn.text}</p>
        <AxisMonths axis={axis} />
      </div>
      <div className="plan__body">
        <svg className="plan__marks" width="0" height="0" aria-hidden="true">
          <AxisMarks axis={axis} />
        </svg>
        <ol>
          {steps.map(({ id, title, options, when }) => (
            <li className="plan-step" key={id} data-when={when}>
              {options.length > 1 && <h4>{title}</h4>}
              {options.map((option) => (
                <PlanOption
                  key={option.id}
                  option={option}
                  Heading={options.length > 1 ? 'h5' : 'h4'}
                  plan={plan}
                  axis={axis}
                />
              ))}
            </li>
          ))}
        </ol>
      </div>
      <DrawingKey axis={axis} />
    </div>
  );
}

type OptionProps = {
  readonly option: Option;
  readonly Heading: 'h4' | 'h5';
  readonly plan: ShownPlan;
  readonly axis: Axis;
};

/** Status of an option today. Names the month: "this month" would be wrong on paper or in a tab left open. */
function statusOf(option: Option, today: Day): string | undefined {
  const { when, standing } = option;
  if (standing === 'late') {
    const note = noteOf([option]) ?? '';
    return note.charAt(0).toUpperCase() + note.slice(1);
  }
  if (when === 'over') return 'Usually done by now';
  if (when !== 'this-month') return undefined;
  return standing === 'over' ? 'Last date passed' : `Usually in ${monthName(monthOf(today))}`;
}

/** One option: title, months as text and bar, instructions, deadlines and requirements. */
function PlanOption({ option, Heading, plan: { chosen, today }, axis }: OptionProps) {
  const status = statusOf(option, today);
  const when = option.standing === 'late' ? 'this-month' : option.when;
  return (
    <div className="plan-option" id={stepAnchor(option)} data-when={when}>
      <Heading>{option.title}</Heading>
      <p className="plan-option__months">
        <span>{option.usually}</span> {status && <strong>{status}</strong>}
        {option.withParents && <span className="plan-option__whose">With your parents</span>}
      </p>
      <Bar axis={axis} option={option} />
      <PhoneDisclosure
        id={`do-${option.id}`}
        label={`What to do: ${option.title}`}
        open={option === chosen?.answer.items[0]?.option}
        isWide={!chosen}
      >
        <p>
          <RichText text={option.text} />
        </p>
        {[...option.deadlines, ...option.requirements].map(({ text, source }) => (
          <p className="marked small" key={text}>
            <RichText text={text} /> {source && <SourceLink source={source} />}
          </p>
        ))}
      </PhoneDisclosure>
    </div>
  );
}
