import { site } from '#content/site.ts';
import { Icon } from '../components/icon.tsx';
import type { Board, BoardIntake } from '../plan/board.ts';
import { IntakeLink } from '../plan/intake-link.tsx';
import { levelLabels, levelNames, levels } from '../plan/levels.ts';
import { boardId, type DestinationRoute, destinationRoute } from '../routes.ts';

/** The departure board: the next intakes of every country. */
export function DepartureBoard({ board }: { readonly board: Board }) {
  const { month, applicants, rows } = board;
  return (
    <div className="board" id={boardId}>
      <table>
        <caption>
          <span className="board__from" aria-hidden="true" translate="no">
            {site.airport.code} <Icon name="plane" />
          </span>{' '}
          <span className="board__title">{month}: what to apply for next</span>{' '}
          <span className="board__whom">{applicants}</span>
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
            <BoardRow key={id} route={destinationRoute(id)} intakes={intakes} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type IntakesProps = { readonly route: DestinationRoute; readonly intakes: readonly BoardIntake[] };

/** A country's intakes: one cell per level, or one cell across both if they are the same. */
function BoardRow({ route, intakes }: IntakesProps) {
  const isSame = intakes.some(({ level }) => level === undefined);
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
          <BoardIntakes route={route} intakes={intakes} />
        </td>
      ) : (
        levels.map((level) => (
          <td key={level}>
            <BoardIntakes
              route={route}
              intakes={intakes.filter((intake) => intake.level === level)}
            />
          </td>
        ))
      )}
    </tr>
  );
}

function BoardIntakes({ route, intakes }: IntakesProps) {
  if (intakes.length === 0) return '–';
  return (
    <div className="board__intakes">
      {intakes.map(({ results, dates, ...intake }, index) => (
        <p key={intake.value}>
          {results && (
            <>
              {/* The space doesn't break: Chromium drops a plain one from the cell's accessible name. */}
              <span className="board__results">Results </span>
              {results}:{'\u00a0'}
              <wbr />
            </>
          )}
          <IntakeLink route={route} intake={intake}>
            {intake.text}
            {/* Countries and levels may have intakes of the same name. */}
            <span className="visually-hidden">
              {` in ${route.nameInText}${intake.level ? `, ${levelNames[intake.level]}` : ''}`}
            </span>
          </IntakeLink>
          {dates && (
            <span>
              {index > 0 ? ',' : <span className="visually-hidden">,</span>} {dates}
            </span>
          )}{' '}
        </p>
      ))}
    </div>
  );
}
