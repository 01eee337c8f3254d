import { PhoneFold } from '../components/phone-fold.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { monthName, monthOf } from '../months.ts';
import { limitText, wayText } from './limits.ts';
import { type Axis, AxisMarks, AxisMonths, axisOf, Bar, DrawingKey } from './plan-drawing.tsx';
import { dueText, type Way, whenOf } from './rows.ts';
import type { ShownPlan } from './shown-plan.ts';

/** The anchor of a step, or of one of its ways. */
export function stepAnchor({ id }: Way): string {
  return `step-${id}`;
}

/** The steps, which are the drawing too: a row each, with its months in words and as a bar over months that all share. */
export function PlanRows({ plan }: { readonly plan: ShownPlan }) {
  const { rows, drawn, chosen, today } = plan;
  const axis = axisOf(rows, drawn, today);
  return (
    <div className="plan">
      <div className="plan__axis" aria-hidden="true">
        <p className="small">{drawn.text}</p>
        <AxisMonths axis={axis} />
      </div>
      <div className="plan__body">
        <svg className="plan__marks" aria-hidden="true">
          <AxisMarks axis={axis} />
        </svg>
        <ol>
          {rows.map(({ id, title, ways }) => (
            <li className="plan-row" key={id} data-when={chosen && whenOf(ways, monthOf(today))}>
              {ways.length > 1 && <h4>{title}</h4>}
              {ways.map((way) => (
                <PlanWay
                  key={way.id}
                  way={way}
                  Heading={ways.length > 1 ? 'h5' : 'h4'}
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

type WayProps = {
  readonly way: Way;
  readonly Heading: 'h4' | 'h5';
  readonly plan: ShownPlan;
  readonly axis: Axis;
};

/** One way: its title, its months in words and as a bar, what to do, and its limits. */
function PlanWay({ way, Heading, plan: { drawn, chosen, today }, axis }: WayProps) {
  const when = chosen && whenOf([way], monthOf(today));
  return (
    <div className="plan-way" id={stepAnchor(way)} data-when={when}>
      <Heading>{way.title}</Heading>
      <p className="plan-way__months small">
        <span>
          {chosen
            ? dueText(way.due[0])
            : way.due.map((each) => `${each.start.text}: ${dueText(each)}.`).join(' ')}
        </span>{' '}
        {when === 'over' && <strong>Usually over</strong>}
        {/* On paper, or in a tab that was left open, "this month" would become untrue. */}
        {when === 'this-month' && <strong>Usually in {monthName(monthOf(today))}</strong>}
        {way.withParents && <span className="plan-way__whose">With your parents</span>}
      </p>
      <Bar axis={axis} way={way} when={when} />
      <PhoneFold
        id={`do-${way.id}`}
        label={`What to do: ${way.title}`}
        open={way === chosen?.answer.items[0]?.way}
      >
        <p>
          <RichText text={wayText(way)} />
        </p>
        {way.limits.map((limit) => {
          const text = limitText(limit, drawn, chosen && today);
          return (
            <p className="marked small" key={text}>
              <RichText text={text} /> {limit.source && <SourceLink source={limit.source} />}
            </p>
          );
        })}
      </PhoneFold>
    </div>
  );
}
