import { ArrowDown, ArrowUp } from 'lucide-react'
import type { StandingRow } from '#shared/leaderboard/standings/contract.ts'
import { needsEventsWords } from '#shared/leaderboard/standings/rank-standings.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'

/** The ranks whose points stand out. */
const podium = 3

type BoardOf = {
  /** The most points on the board. */
  leader: number | undefined
  /** Opens how the points of a competitor came about, if the board can show it. */
  onOpen?: (row: StandingRow) => void
  ownId?: StandingRow['competitorId'] | undefined
}

/** The columns of a board. */
export const standingColumns = ({ leader, onOpen, ownId }: BoardOf): readonly Column<StandingRow>[] => [
  {
    id: 'rank',
    header: 'Rank',
    numeric: true,
    narrow: 'lead',
    className: 'sm:w-20',
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
          <button
            type="button"
            className="row-link text-left font-semibold wrap-anywhere hover:underline"
            onClick={() => onOpen(row)}
          >
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
  { id: 'best', header: 'Best', numeric: true, cell: ({ best }) => (best ? showScore(best) : '–') },
  {
    id: 'gap',
    header: 'Gap',
    numeric: true,
    className: 'max-lg:hidden',
    cell: ({ points }) => (leader !== undefined && leader > points ? `−${leader - points}` : '–'),
  },
  {
    id: 'points',
    header: 'Points',
    numeric: true,
    narrow: 'end',
    cell: (row) => <Points row={row} leader={leader} />,
  },
  {
    id: 'events',
    header: 'Events',
    narrow: 'meta',
    cell: (row) => {
      const { counted, dropped, needsEvents } = row
      const phone = phoneWords(row)
      return (
        <span>
          <span className={phone ? 'max-sm:hidden' : undefined}>
            {counted.length} counted
            {dropped.length > 0 && `, ${dropped.length} dropped`}
          </span>
          <span className="sm:hidden">{phone}</span>
          {needsEvents > 0 && <span className="block text-sm text-dim">{needsEventsWords(needsEvents)}</span>}
        </span>
      )
    },
  },
  { id: 'wins', header: 'Wins', numeric: true, className: 'max-lg:hidden', cell: ({ wins }) => wins },
  { id: 'state', header: 'State', className: 'max-md:hidden', cell: ({ state }) => state ?? '' },
]

/** What a phone, whose rows have two lines, shows of the columns that it leaves out. */
const phoneWords = ({ best, wins, state }: StandingRow) =>
  [best && `Best ${showScore(best)}`, wins > 0 && `${wins} ${wins === 1 ? 'win' : 'wins'}`, state]
    .filter(Boolean)
    .join(' · ')

/** The points, and how far they reach of the leader’s. */
function Points({ row: { points, rank }, leader }: { row: StandingRow; leader: number | undefined }) {
  const isHigh = rank <= podium && points > 0
  return (
    <span className="inline-flex items-center justify-end gap-3">
      {leader !== undefined && leader > 0 && (
        <svg
          aria-hidden="true"
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          className="h-2 w-28 fill-line max-lg:hidden"
        >
          <rect width="100" height="6" />
          <rect
            width={Math.max(0, (points / leader) * 100)}
            height="6"
            className={isHigh ? 'fill-signal' : 'fill-dim'}
          />
        </svg>
      )}
      <span className={isHigh ? 'min-w-6 text-lg text-signal-ink' : 'min-w-6'}>{points}</span>
    </span>
  )
}

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
