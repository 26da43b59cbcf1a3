import { Link } from 'react-router-dom'
import { reachedRounds } from '#shared/competitions/brackets/board-bracket.ts'
import type { Board, BoardRow } from '#shared/competitions/competitions/board.ts'
import { placeWords, scoreWords, unitOf } from '#shared/competitions/competitions/board-words.ts'
import { showHundredths, showScore } from '#shared/rules/scores/show-score.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'
import { runNotes } from './class-words.ts'

/** The columns of a class's places, as far as its organizer shows them. */
export function boardColumns({
  rows,
  kind,
  bracket,
}: Pick<Board, 'rows' | 'kind' | 'bracket'>): Column<BoardRow>[] {
  const reached = reachedRounds(bracket)
  const hasScores = rows.some(({ score }) => score)
  const hasParts = rows.some(({ runs, sections }) => runs.length > 0 || sections.length > 0)
  const columns: (Column<BoardRow> | false)[] = [
    {
      id: 'place',
      header: 'Place',
      narrow: 'lead',
      cell: (row) => (
        <>
          {row.place === undefined && reached.has(row.entryId) ? (
            <span className="block text-xs">
              In the bracket
              <span className="block text-dim">{reached.get(row.entryId)}</span>
            </span>
          ) : (
            <span className="readout text-lg font-semibold">{row.place ?? '–'}</span>
          )}
          {row.isShared && <span className="block text-xs text-dim">shared</span>}
        </>
      ),
    },
    {
      id: 'name',
      header: 'Competitor',
      narrow: 'title',
      cell: (row) => (
        <span className="wrap-anywhere">
          {row.number !== undefined && <span className="readout mr-2 text-dim">{row.number}</span>}
          {row.profilePath ? (
            <Link to={row.profilePath} className="link font-semibold">
              {row.name}
            </Link>
          ) : (
            <span className="font-semibold">{row.name}</span>
          )}
          {row.recordMark && (
            <span className="mt-1 block">
              <Badge tone="info">{row.recordMark}</Badge>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'vehicle',
      header: 'Vehicle',
      narrow: 'meta',
      cell: ({ vehicle }) => <span className="wrap-anywhere">{vehicle}</span>,
    },
    hasParts && {
      id: 'parts',
      header: kind === 'sheet' || kind === 'show' ? 'Sections' : 'Runs',
      narrow: 'foot',
      cell: (row) => <Parts row={row} />,
    },
    hasScores && {
      id: 'score',
      header: `Score, ${unitOf(kind)}`,
      numeric: true,
      narrow: 'end',
      cell: (row) => (
        <>
          <span className={row.score ? 'text-lg font-semibold' : 'text-sm text-dim'}>{scoreWords(row)}</span>
          {row.tieReason && <span className="block text-xs text-dim">{row.tieReason}</span>}
        </>
      ),
    },
    !hasScores && {
      id: 'status',
      header: 'Status',
      narrow: 'end',
      cell: (row) => (
        <span className="text-sm text-dim">
          {row.status === 'placed' ? placeWords(row) : (reached.get(row.entryId) ?? scoreWords(row))}
        </span>
      ),
    },
  ]
  return columns.filter((column) => column !== false)
}

function Parts({ row: { runs, sections } }: { row: BoardRow }) {
  if (sections.length > 0)
    return (
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {sections.map(({ name, score }) => (
          <li key={name}>
            <span className="text-dim">{name}</span> <span className="readout">{showScore(score)}</span>
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {runs.map((run) => (
        <li key={run.runNo}>
          <span className="sr-only">Run {run.runNo}: </span>
          <span className="readout">{showHundredths(run.measuredHundredths)}</span>
          {runNotes(run).length > 0 && <span className="text-dim"> {runNotes(run).join(' · ')}</span>}
        </li>
      ))}
    </ul>
  )
}
