import { PhoneFold } from '../components/phone-fold.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { type Day, monthName, monthOf, monthsText } from '../months.ts';
import { deadlinesOf, limitText, publishedDay, wayText } from './limits.ts';
import { type Axis, AxisMarks, AxisMonths, axisOf, Bar, DrawingKey } from './plan-drawing.tsx';
import { monthsOf, type Way, type When, whenOf } from './rows.ts';
import type { ShownPlan } from './shown-plan.ts';
import { anyYear, anyYearText, monthsBefore, type Start, startText } from './starts.ts';

/** The anchor of a step, or of one of its ways. */
export function stepAnchor({ id }: Way): string {
  return `step-${id}`;
}

/** The steps, which are the drawing too: a row each, with its months in words and as a bar over months that all share. */
export function PlanRows({ plan }: { readonly plan: ShownPlan }) {
  const { rows, drawn, chosen, today } = plan;
  const axis = axisOf(rows, drawn, chosen && today);
  return (
    <div className="plan">
      <div className="plan__axis" aria-hidden="true">
        <p className="small">{chosen ? startText(drawn) : drawn.intake.name}</p>
        <AxisMonths axis={axis} />
      </div>
      <div className="plan__body">
        <svg className="plan__marks" aria-hidden="true">
          <AxisMarks axis={axis} />
        </svg>
        <ol>
          {rows.map(({ id, title, ways }) => (
            <li
              className="plan-row"
              key={id}
              data-when={chosen && whenOf(ways, drawn, monthOf(today))}
            >
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
      <DrawingKey
        axis={axis}
        hasLastDay={rows.some(({ ways }) => ways.some((way) => lastDaysOf(way, drawn).length > 0))}
      />
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
  const months = monthsOf(way.spans, drawn);
  const when = chosen && whenOf([way], drawn, monthOf(today));
  return (
    <div className="plan-way" id={stepAnchor(way)} data-when={when}>
      <Heading>{way.title}</Heading>
      <p className="plan-way__months small">
        <span>{chosen && months ? monthsText(months) : anyYearMonths(way)}</span>{' '}
        {chosen && when !== 'later' && <strong>{whenText(when, today)}</strong>}
        {way.withParents && <span className="plan-way__whose">With your parents</span>}
      </p>
      {months && <Bar axis={axis} months={months} when={when} days={lastDaysOf(way, drawn)} />}
      <PhoneFold
        id={`do-${way.id}`}
        label={`What to do: ${way.title}`}
        open={way === chosen?.answer.items[0]?.way}
      >
        <p>
          <RichText text={wayText(way, drawn)} />
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

/** The last days of a way that are published. */
function lastDaysOf(way: Way, start: Start): Day[] {
  return deadlinesOf(way).flatMap((deadline) => publishedDay(deadline, start) ?? []);
}

/** When a way is due in any year, for each intake that has it. */
function anyYearMonths({ spans }: Way): string {
  const texts = spans.map(({ intake, span }) => {
    return `${intake.name}: ${anyYearText(monthsBefore(span, { intake, year: anyYear }))}.`;
  });
  return texts.join(' ');
}

/** With the month's name: on paper, or in a tab that was left open, "this month" would become untrue. */
function whenText(when: When | undefined, today: Day): string {
  return when === 'over' ? 'Usually over' : `Usually in ${monthName(monthOf(today))}`;
}
