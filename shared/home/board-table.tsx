import { site } from '#content/site.ts';
import { Icon } from '../components/icon.tsx';
import type { Board, BoardStart } from '../plan/board.ts';
import { StartLink } from '../plan/intake-link.tsx';
import { levelLabels, levels } from '../plan/levels.ts';
import { boardId, type DestinationRoute, destinationRoute } from '../routes.ts';

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
          <span className="board__whom">Results by July {summer}, unless a line says more</span>
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
          {rows.map(({ id, starts }) => (
            <BoardRow key={id} route={destinationRoute(id)} starts={starts} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type StartsProps = { readonly route: DestinationRoute; readonly starts: readonly BoardStart[] };

/** A country's starts: a cell for each level, or one across both where they say the same. */
function BoardRow({ route, starts }: StartsProps) {
  const isSame = starts.some(({ level }) => level === undefined);
  return (
    <tr data-destination={route.id}>
      <th scope="row">
        <span className="board__code" aria-hidden="true" translate="no">
          {route.gateway.code}
        </span>{' '}
        {route.label}
      </th>
      {isSame ? (
        <td colSpan={2}>
          <BoardStarts route={route} starts={starts} />
        </td>
      ) : (
        levels.map((level) => (
          <td key={level}>
            <BoardStarts route={route} starts={starts.filter((start) => start.level === level)} />
          </td>
        ))
      )}
    </tr>
  );
}

function BoardStarts({ route, starts }: StartsProps) {
  if (starts.length === 0) return '–';
  return (
    <div className="board__starts">
      {starts.map(({ isInHand, note, from, ...start }) => (
        <p className={isInHand && 'board__in-hand'} key={start.value}>
          {isInHand && (
            <>
              <span className="board__results">Results </span>in hand:{' '}
            </>
          )}
          <StartLink route={route} start={start}>
            {start.text}
            <span className="visually-hidden">, {route.label}</span>
          </StartLink>
          {(note || from) && (
            <span>
              {isInHand ? ', ' : ' '}
              {note ?? `from ${from}`}
            </span>
          )}{' '}
        </p>
      ))}
    </div>
  );
}
