import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { periodText } from './intakes.ts';
import { type Axis, AxisMarks, AxisMonths, axisOf, Bar, DrawingKey } from './plan-drawing.tsx';
import type { ShownPlan } from './shown-plan.ts';
import type { Option } from './steps.ts';
import { lastDateText, titleText, whenText } from './words.ts';

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

/** One option: title, months as text and bar, last date, instructions and requirements. */
function PlanOption({ option, Heading, plan: { chosen, drawn, today }, axis }: OptionProps) {
  const { title, months, when, withParents, date, passed, text, requirements } = option;
  const source = (date ?? passed)?.source;
  // “Usually done by now” would contradict a last date that is ahead.
  const showsWhen = when && !passed && (when !== 'done' || !date);
  return (
    <div className="plan-option" id={stepAnchor(option)} data-when={when}>
      <Heading>{titleText(option)}</Heading>
      <p className="plan-option__months">
        <span>{periodText(months, drawn)}</span> {showsWhen && <strong>{whenText(when)}</strong>}{' '}
        {withParents && <span className="plan-option__whose">With your parents</span>}
      </p>
      <Bar axis={axis} option={option} />
      {(date || source) && (
        <div>
          <p className="marked small">
            {date && <span>{lastDateText(date, today)}</span>}{' '}
            {source && <SourceLink source={source} />}
          </p>
        </div>
      )}
      <PhoneDisclosure
        label={`What to do: ${title}`}
        open={option === chosen?.due[0]?.option}
        isWide={!chosen}
      >
        <p>
          <RichText text={text} />
        </p>
        {requirements.map(({ text, source }) => (
          <p className="marked small" key={text}>
            <RichText text={text} /> {source && <SourceLink source={source} />}
          </p>
        ))}
      </PhoneDisclosure>
    </div>
  );
}
