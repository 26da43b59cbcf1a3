import { ArrowDown, ArrowUp } from 'lucide-react'
import type { StandingRow } from '#shared/leaderboard/standings/contract.ts'
import { needsEventsWords } from '#shared/leaderboard/standings/rank-standings.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'

/** The columns of a board. A name opens how its points came about, if the board can show it. */
export const standingColumns = (
  onOpen?: (row: StandingRow) => void,
  ownId?: StandingRow['competitorId'],
): readonly Column<StandingRow>[] => [
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
        <>
          <button type="button" className="link text-left" onClick={() => onOpen(row)}>
            {row.name}
          </button>
          {row.competitorId === ownId && <Badge className="ml-2">You</Badge>}
        </>
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

/** Shows the number of ranks that the latest event moved someone, as a sign and in words. */
function RankMove({ moved }: { moved: number | undefined }) {
  if (moved === undefined) return <span className="text-sm text-dim">New</span>
  if (moved === 0)
    return (
      <span className="text-dim">
        –<span className="sr-only">no change</span>
      </span>
    )
  const Arrow = moved > 0 ? ArrowUp : ArrowDown
  return (
    <span className="inline-flex items-center gap-1">
      <Arrow className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{moved > 0 ? 'up' : 'down'} </span>
      {Math.abs(moved)}
    </span>
  )
}
