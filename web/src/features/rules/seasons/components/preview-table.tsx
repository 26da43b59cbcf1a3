import type { previewSeasonChange } from '#shared/leaderboard/standings/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { MovesTable } from './moves-table.tsx'

type Preview = ResponseOf<typeof previewSeasonChange>

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
      {rows.length > 0 && <MovesTable rows={rows} />}
      {changed > rows.length && (
        <p className="text-sm text-dim">
          The first {rows.length} of {changed} are listed.
        </p>
      )}
    </>
  )
}
