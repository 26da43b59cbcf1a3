import type { RebuildMove } from '#shared/leaderboard/standings/rebuild-contract.ts'
import { type Column, Table } from '#web/ui/table.tsx'

const shown = (value: number | undefined) => (value === undefined ? '–' : String(value))

const beforeAfter = (before: number | undefined, after: number | undefined) =>
  before === after ? shown(after) : `${shown(before)} → ${shown(after)}`

const columns: readonly Column<RebuildMove>[] = [
  { id: 'name', header: 'Competitor', narrow: 'title', cell: ({ name }) => name },
  {
    id: 'rank',
    header: 'Rank',
    numeric: true,
    narrow: 'end',
    cell: ({ before, after }) => beforeAfter(before?.rank, after?.rank),
  },
  {
    id: 'points',
    header: 'Points',
    numeric: true,
    narrow: 'note',
    cell: ({ before, after }) => `${beforeAfter(before?.points, after?.points)} points`,
  },
]

/** Ranks and points of competitors before a change and after it. */
export const MovesTable = ({ rows }: { rows: readonly RebuildMove[] }) => (
  <Table caption="Before and after" columns={columns} rows={rows} rowKey={(row) => row.competitorId} />
)
