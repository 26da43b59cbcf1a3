import { reachedRounds } from '#shared/competitions/brackets/board-bracket.ts'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { scoreWords, unitOf } from '#shared/competitions/competitions/board-words.ts'
import { showHundredths, showScore } from '#shared/rules/scores/show-score.ts'
import { BracketLadder } from '#web/features/competitions/brackets/components/bracket-ladder.tsx'
import { ProtestTime } from '#web/features/competitions/protests/components/protest-time.tsx'
import { runNotes } from '../components/class-words.ts'
import { StateBadge } from '../components/state-badge.tsx'
import { rowsOnPage } from './rotation.ts'

type ClassBoardProps = {
  board: Board
  /** Its bracket, if it has one, or only these places; left out, all of it. */
  page?: number
}

/** A class as seen from the back of the hall: its places, the latest runs, the next entrants and the records. */
export function ClassBoard({ board, page }: ClassBoardProps) {
  const { className, formatName, state, rows, kind, protestEndsAt, best, latest, next, bracket } = board
  const reached = reachedRounds(bracket)
  const isLadder = bracket !== undefined && page === 0
  const from = page === undefined ? 0 : (bracket ? page - 1 : page) * rowsOnPage
  const shown = page === undefined ? rows : rows.slice(from, from + rowsOnPage)
  const hasScores = rows.some(({ score }) => score)
  const records = rows.filter(({ recordMark }) => recordMark)
  const hasAside = latest.length > 0 || next.length > 0 || best !== undefined || records.length > 0
  return (
    <section aria-label={className} className="projector-class">
      <div className="projector-title">
        <h2>{className}</h2>
        {formatName && <p>{formatName}</p>}
        <StateBadge state={state} />
        {state === 'provisional' && protestEndsAt && (
          <p>
            <ProtestTime endsAt={protestEndsAt} />
          </p>
        )}
        {page !== undefined && !isLadder && rows.length > rowsOnPage && (
          <p className="readout">
            {from + 1} to {Math.min(rows.length, from + rowsOnPage)} of {rows.length}
          </p>
        )}
      </div>
      {bracket && (isLadder || page === undefined) && <BracketLadder bracket={bracket} rows={rows} />}
      {!isLadder && (
        <div className={hasAside ? 'projector-body' : undefined}>
          {rows.length === 0 ? (
            <p>Results appear here as the classes are judged.</p>
          ) : (
            <table className="projector-table">
              <caption className="sr-only">Places of {className}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">Place</th>
                  <th scope="col">Number</th>
                  <th scope="col">Competitor</th>
                  <th scope="col">Score in {unitOf(kind)}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((row) => (
                  <tr key={row.entryId} className={row.place === 1 ? 'projector-leader' : undefined}>
                    <td className={row.place === undefined ? 'projector-reached' : 'readout'}>
                      {row.place ?? reached.get(row.entryId) ?? '–'}
                    </td>
                    <td className="readout">{row.number ?? ''}</td>
                    <td>
                      {row.name}
                      <span className="projector-vehicle">{row.vehicle}</span>
                    </td>
                    <td className="readout">
                      {hasScores || (row.place === undefined && !reached.has(row.entryId))
                        ? scoreWords(row)
                        : ''}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {hasAside && (
            <aside aria-label={`Now in ${className}`} className="projector-aside">
              {latest.length > 0 && (
                <>
                  <h3 className="label">Last runs</h3>
                  <ul>
                    {latest.map(({ entryId, name, run }) => (
                      <li key={entryId + run.runNo}>
                        <span>{name}</span>{' '}
                        <b className="readout">{showHundredths(run.measuredHundredths)}</b>
                        {runNotes(run).length > 0 && <small>{runNotes(run).join(' · ')}</small>}
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {records.length > 0 && (
                <>
                  <h3 className="label">Records</h3>
                  <ul>
                    {records.map(({ entryId, name, recordMark }) => (
                      <li key={entryId}>
                        <span>{name}</span>
                        <small>{recordMark}</small>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {next.length > 0 && (
                <>
                  <h3 className="label">Next</h3>
                  <ul>
                    {next.map(({ entryId, number, name }) => (
                      <li key={entryId}>
                        <span>{name}</span>{' '}
                        {number !== undefined && <span className="readout">{number}</span>}
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {best && (
                <>
                  <h3 className="label">Best of the day</h3>
                  <ul>
                    <li>
                      <span>{best.name}</span> <b className="readout">{showScore(best.score)}</b>
                    </li>
                  </ul>
                </>
              )}
            </aside>
          )}
        </div>
      )}
    </section>
  )
}
