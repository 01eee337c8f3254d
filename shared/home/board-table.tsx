import type { IntakeLine } from '../plan/application.ts';
import type { Board } from '../plan/board.ts';
import { IntakeLineText } from '../plan/intake-line.tsx';
import { IntakeLink } from '../plan/intake-link.tsx';
import { levelLabels, levelNames, levels } from '../plan/levels.ts';
import { boardId, type DestinationRoute, destinationRoute } from '../routes.ts';
import type { Day } from '../time/months.ts';

/** The departure board: the next intakes of every country. */
export function DepartureBoard({ board }: { readonly board: Board }) {
  const { today, month, rows } = board;
  return (
    <div className="board" id={boardId}>
      {/* A new day replaces the table as a whole: React can't update texts that a translation has moved. */}
      <table key={today}>
        <caption>
          <span className="board__title">{`${month}: what to apply for next`}</span>{' '}
          <span className="board__whom">
            Apply before your results: choose the first line whose classes begin after them. Less
            than three months between the two? Ask each university today whether your results come
            in time.
          </span>
        </caption>
        <thead>
          <tr>
            <td />
            {levels.map((level) => (
              <th scope="col" key={level}>
                {levelLabels[level]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, intakes }) => (
            <BoardRow key={id} route={destinationRoute(id)} intakes={intakes} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type IntakesProps = {
  readonly route: DestinationRoute;
  readonly intakes: readonly IntakeLine[];
  readonly today: Day;
};

/** A country's intakes: one cell per level, or one cell across both if they are the same. */
function BoardRow({ route, intakes, today }: IntakesProps) {
  const isSame = intakes.some(({ level }) => level === undefined);
  return (
    <tr data-destination={route.id}>
      <th scope="row">
        {route.label} {isSame && <span className="small">all levels</span>}
      </th>
      {isSame ? (
        <td colSpan={2}>
          <BoardIntakes route={route} intakes={intakes} today={today} />
        </td>
      ) : (
        levels.map((level) => (
          <td key={level}>
            <BoardIntakes
              route={route}
              intakes={intakes.filter((intake) => intake.level === level)}
              today={today}
            />
          </td>
        ))
      )}
    </tr>
  );
}

function BoardIntakes({ route, intakes, today }: IntakesProps) {
  if (intakes.length === 0) return '–';
  return intakes.map((line) => (
    <p key={line.value}>
      <IntakeLineText line={line} today={today}>
        <IntakeLink route={route} intake={line}>
          {line.text}
          {/* Countries and levels may have intakes of the same name. */}
          <span className="visually-hidden">
            {` in ${route.nameInText}${line.level ? `, ${levelNames[line.level]}` : ''}`}
          </span>
        </IntakeLink>
      </IntakeLineText>{' '}
    </p>
  ));
}
