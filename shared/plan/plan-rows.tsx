import type { ReactNode } from 'react';
import { PhoneFold } from '../components/phone-fold.tsx';
import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { type Day, monthsText } from '../months.ts';
import { limitText, publishedDay } from './limits.ts';
import { type Axis, AxisMarks, AxisMonths, axisOf, Bar, DrawingKey } from './plan-drawing.tsx';
import { monthsOf, type Row, type Way, type When, whenOf } from './rows.ts';
import { anyYear, anyYearText, monthsBefore, type Start, startText } from './starts.ts';
import type { ChosenPlan } from './use-plan.ts';

/** The anchor of a row or of one of its ways. */
export function stepAnchor(id: string): string {
  return `step-${id}`;
}

const whenTexts: Readonly<Record<When, string>> = {
  over: 'Usually over',
  'this-month': 'This month',
  later: '',
};

type Props = {
  readonly rows: readonly Row[];
  /** The start whose months are drawn: the chosen one or, in any year, the first intake's. */
  readonly start: Start;
  readonly chosen: ChosenPlan | undefined;
};

type View = Omit<Props, 'rows'> & { readonly axis: Axis };

/** The steps, which are the drawing too: a row each, with its months in words and as a bar over months that all share. */
export function PlanRows({ rows, start, chosen }: Props) {
  const axis = axisOf(rows, start, chosen?.today);
  const view = { start, chosen, axis };
  return (
    <div className="plan">
      <div className="plan__axis" aria-hidden="true">
        <p className="small">{chosen ? startText(start) : start.intake.name}</p>
        <AxisMonths axis={axis} />
      </div>
      <div className="plan__body">
        <svg className="plan__marks" aria-hidden="true">
          <AxisMarks axis={axis} />
        </svg>
        <ol>
          {rows.map((row) => (
            <PlanRow key={row.id} row={row} view={view} />
          ))}
        </ol>
      </div>
      <DrawingKey axis={axis} />
    </div>
  );
}

function PlanRow({ row, view }: { readonly row: Row; readonly view: View }) {
  const { id, title, ways } = row;
  const { chosen } = view;
  const [only, ...others] = ways;
  return (
    <li
      className="plan-row"
      id={stepAnchor(id)}
      data-when={chosen && whenOf(ways, chosen.start, chosen.month)}
    >
      {others.length === 0 ? (
        <PlanWay way={only} view={view}>
          <h4 id={only.id === id ? undefined : stepAnchor(only.id)}>{title}</h4>
        </PlanWay>
      ) : (
        <>
          <h4>{title}</h4>
          <ul className="plan-ways">
            {ways.map((way) => (
              <li key={way.id} id={stepAnchor(way.id)}>
                <PlanWay way={way} view={view}>
                  <h5>{way.title}</h5>
                </PlanWay>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

type WayProps = { readonly way: Way; readonly view: View; readonly children: ReactNode };

/** One way: its title, its months in words and as a bar, what to do, and its limits. */
function PlanWay({ way, view: { axis, start, chosen }, children }: WayProps) {
  const months = monthsOf(way, start);
  const when = chosen && whenOf([way], start, chosen.month);
  return (
    <div className="plan-way" data-when={when}>
      {children}
      <p className="plan-way__months small">
        <span>{chosen && months ? monthsText(months) : anyYearMonths(way)}</span>
        {when && when !== 'later' && <strong>{whenTexts[when]}</strong>}
      </p>
      {months && <Bar axis={axis} months={months} when={when} days={daysOf(way, start)} />}
      <PhoneFold label={`What to do: ${way.title}`} open={way === chosen?.answer.items[0]?.way}>
        <p>
          <RichText text={way.text} />
        </p>
        {way.limits.map((limit) => {
          const text = limitText(limit, start, chosen?.today);
          return (
            <p className="marked small" key={text}>
              <RichText text={text} /> <SourceLink source={limit.source} />
            </p>
          );
        })}
      </PhoneFold>
    </div>
  );
}

/** When a way is due in any year, for each intake that has it. */
function anyYearMonths({ spans }: Way): string {
  const texts = spans.map(({ intake, span }) => {
    return `${intake.name}: ${anyYearText(monthsBefore(span, { intake, year: anyYear }))}.`;
  });
  return texts.join(' ');
}

/** The published last days of a way for a start. */
function daysOf({ limits }: Way, start: Start): readonly Day[] {
  const deadlines = limits.filter((limit) => limit.kind === 'deadline');
  return deadlines.flatMap((deadline) => publishedDay(deadline, start) ?? []);
}
