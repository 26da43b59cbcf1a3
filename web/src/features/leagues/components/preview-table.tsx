import type { ResponseOf } from '#shared/http/route.ts'
import type { previewSeasonChange, SeasonMove } from '#shared/standings/contract.ts'
import { type Column, Table } from '#web/ui/table.tsx'

type Preview = ResponseOf<typeof previewSeasonChange>

const beforeAfter = (before: number, after: number) =>
  before === after ? String(after) : `${before} → ${after}`

const columns: readonly Column<SeasonMove>[] = [
  { id: 'name', header: 'Competitor', narrow: 'title', cell: ({ name }) => name },
  {
    id: 'rank',
    header: 'Rank',
    numeric: true,
    narrow: 'end',
    cell: ({ before, after }) => beforeAfter(before.rank, after.rank),
  },
  {
    id: 'points',
    header: 'Points',
    numeric: true,
    narrow: 'note',
    cell: ({ before, after }) => `${beforeAfter(before.points, after.points)} points`,
  },
]

const summary = ({ competitors, moved, changed }: Preview) => {
  if (changed === 0) return 'Nothing changes in this class.'
  const of = `${competitors} ${competitors === 1 ? 'competitor' : 'competitors'}`
  return moved === 0
    ? `Points change, and no rank of ${of} does.`
    : `${moved} of ${of} would get another rank.`
}

/** Ranks and points of a class before a change and after it. */
export function PreviewTable({ preview }: { preview: Preview }) {
  const { rows, changed } = preview
  return (
    <>
      <p role="status">{summary(preview)}</p>
      {rows.length > 0 && (
        <Table caption="Before and after" columns={columns} rows={rows} rowKey={(row) => row.competitorId} />
      )}
      {changed > rows.length && (
        <p className="text-sm text-dim">
          The first {rows.length} of {changed} are listed.
        </p>
      )}
    </>
  )
}
