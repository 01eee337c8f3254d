import { site } from '#content/site.ts';
import { Icon } from '../components/icon.tsx';
import type { Level } from '../content/types.ts';
import type { Board, BoardLine, BoardStart } from '../plan/board.ts';
import { levelOptions } from '../plan/levels.ts';
import { StartLink } from '../plan/start-link.tsx';
import { boardId, type DestinationRoute, destinationRoute } from '../routes.ts';

const levels = levelOptions.flatMap(([level, label]) => (level ? [{ level, label }] : []));

/** For which start people apply this month, in which country: a board of departures. */
export function DepartureBoard({ board: { month, summer, rows } }: { readonly board: Board }) {
  return (
    <div className="board" id={boardId}>
      <table>
        <caption>
          <span className="board__from" aria-hidden="true" translate="no">
            {site.airport.code} <Icon name="plane" />
          </span>{' '}
          <span className="board__title">In {month} people usually apply for</span>{' '}
          <span className="board__whom">
            If your results come by July {summer}, unless a line says more
          </span>
        </caption>
        <thead>
          <tr>
            <td />
            {levels.map(({ level, label }) => (
              <th scope="col" key={level}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, lines }) => (
            <BoardRow key={id} route={destinationRoute(id)} lines={lines} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { readonly route: DestinationRoute; readonly lines: readonly BoardLine[] };

/** A country's starts: a cell for each level, or one across both where they say the same. */
function BoardRow({ route, lines }: RowProps) {
  const both = lines.find(({ level }) => level === undefined);
  return (
    <tr data-destination={route.id}>
      <th scope="row">
        <span className="board__code" aria-hidden="true" translate="no">
          {route.gateway.code}
        </span>{' '}
        {route.label}
      </th>
      {both ? (
        <BoardCell route={route} line={both} colSpan={2} />
      ) : (
        levels.map(({ level }) => {
          const line = lines.find((each) => each.level === level);
          return line ? (
            <BoardCell key={level} route={route} line={line} />
          ) : (
            <td key={level}>–</td>
          );
        })
      )}
    </tr>
  );
}

type CellProps = {
  readonly route: DestinationRoute;
  readonly line: BoardLine;
  readonly colSpan?: number;
};

function BoardCell({ route, line: { level, byJuly, inHand }, colSpan }: CellProps) {
  return (
    <td colSpan={colSpan}>
      <div className="board__starts">
        <p>
          <BoardLink route={route} level={level} start={byJuly} />{' '}
          {(byJuly.note || byJuly.from) && <span>{byJuly.note ?? `from ${byJuly.from}`}</span>}
        </p>{' '}
        {inHand && (
          <p className="board__in-hand">
            <span className="board__results">Results </span>in hand:{' '}
            <BoardLink route={route} level={level} start={inHand} />
            {inHand.note && <span>, {inHand.note}</span>}
          </p>
        )}
      </div>
    </td>
  );
}

type LinkProps = {
  readonly route: DestinationRoute;
  readonly level: Level | undefined;
  readonly start: BoardStart;
};

function BoardLink({ route, level, start }: LinkProps) {
  return (
    <StartLink route={route} level={level} value={start.value}>
      {start.text}
      <span className="visually-hidden">, {route.label}</span>
    </StartLink>
  );
}
