import type { StandingRow } from '#shared/leaderboard/standings/contract.ts'
import { needsEventsWords } from '#shared/leaderboard/standings/rank-standings.ts'
import type { Column } from '#web/ui/table.tsx'
import { RankMove } from './rank-move.tsx'

/** The columns of a board. A name opens how its points came about, if the board can show it. */
export const standingColumns = (onOpen?: (row: StandingRow) => void): readonly Column<StandingRow>[] => [
  {
    id: 'rank',
    header: 'Rank',
    numeric: true,
    narrow: 'lead',
    cell: ({ rank, isTied }) => (
      <>
        {rank}
        {isTied && <span className="sr-only"> shared</span>}
        {isTied && <span aria-hidden="true">=</span>}
      </>
    ),
  },
  {
    id: 'name',
    header: 'Competitor',
    narrow: 'title',
    cell: (row) =>
      onOpen ? (
        <button type="button" className="link text-left" onClick={() => onOpen(row)}>
          {row.name}
        </button>
      ) : (
        <span className="wrap-anywhere">{row.name}</span>
      ),
  },
  {
    id: 'moved',
    header: 'Move',
    numeric: true,
    narrow: 'note',
    cell: ({ moved }) => <RankMove moved={moved} />,
  },
  { id: 'points', header: 'Points', numeric: true, narrow: 'end', cell: ({ points }) => points },
  {
    id: 'events',
    header: 'Events',
    narrow: 'meta',
    cell: ({ counted, dropped, needsEvents, state, wins }) => (
      <span>
        {counted.length} counted
        {dropped.length > 0 && `, ${dropped.length} dropped`}
        <span className="sm:hidden">
          {wins > 0 && ` · ${wins} ${wins === 1 ? 'win' : 'wins'}`}
          {state && ` · ${state}`}
        </span>
        {needsEvents > 0 && <span className="block text-sm text-dim">{needsEventsWords(needsEvents)}</span>}
      </span>
    ),
  },
  { id: 'wins', header: 'Wins', numeric: true, cell: ({ wins }) => wins },
  { id: 'state', header: 'State', cell: ({ state }) => state ?? '' },
]
