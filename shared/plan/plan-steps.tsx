import { PhoneFold } from '../components/phone-fold.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { monthName, monthOf } from '../months.ts';
import { deadlineText, optionStanding, optionText } from './deadlines.ts';
import { type Axis, AxisMarks, AxisMonths, axisOf, Bar, DrawingKey } from './plan-drawing.tsx';
import type { ChosenPlan, ShownPlan } from './shown-plan.ts';
import { dueText, type Option, whenOf } from './steps.ts';

/** Anchor of a step or option. */
export function stepAnchor({ id }: Option): string {
  return `step-${id}`;
}

/** The steps, each with its months as text and as a bar on the shared months. */
export function PlanSteps({ plan }: { readonly plan: ShownPlan }) {
  const { steps, drawn, chosen, today } = plan;
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
          {steps.map(({ id, title, options }) => (
            <li
              className="plan-step"
              key={id}
              data-when={chosen && whenOf(options, monthOf(today))}
            >
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

type StatusProps = { readonly option: Option; readonly chosen: ChosenPlan };

/** Position of today in an option's months. Names the month: "this month" would be wrong on paper or in a tab left open. */
function Status({ option, chosen: { intake, today } }: StatusProps) {
  const when = whenOf([option], monthOf(today));
  if (when === 'later') return null;
  if (when === 'over') return <strong>Usually done by now</strong>;
  if (optionStanding(option, intake, today) === 'open') {
    return <strong>Usually in {monthName(monthOf(today))}</strong>;
  }
  const hasOfficialDate = option.deadlines.some(({ isForSome }) => !isForSome);
  return <strong>{hasOfficialDate ? 'Last date passed' : 'Most have closed'}</strong>;
}

/** One option: title, months as text and bar, instructions, deadlines and requirements. */
function PlanOption({ option, Heading, plan: { drawn, chosen, today }, axis }: OptionProps) {
  const when = chosen && whenOf([option], monthOf(today));
  const deadlines = option.deadlines.map((deadline) => ({
    text: deadlineText(deadline, drawn, today),
    source: deadline.source,
  }));
  const notes = [...deadlines, ...option.requirements];
  return (
    <div className="plan-option" id={stepAnchor(option)} data-when={when}>
      <Heading>{option.title}</Heading>
      <p className="plan-option__months">
        <span>{dueText(option.due[0])}</span> {chosen && <Status option={option} chosen={chosen} />}
        {option.withParents && <span className="plan-option__whose">With your parents</span>}
      </p>
      <Bar axis={axis} option={option} when={when} />
      <PhoneFold
        id={`do-${option.id}`}
        label={`What to do: ${option.title}`}
        open={option === chosen?.answer.items[0]?.option}
        isWide={!chosen}
      >
        <p>
          <RichText text={optionText(option, today)} />
        </p>
        {notes.map(({ text, source }) => (
          <p className="marked small" key={text}>
            <RichText text={text} /> {source && <SourceLink source={source} />}
          </p>
        ))}
      </PhoneFold>
    </div>
  );
}
