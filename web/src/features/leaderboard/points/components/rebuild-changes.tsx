import { useQuery } from '@tanstack/react-query'
import type { Season } from '#shared/rules/seasons/season.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { MovesTable } from '#web/features/rules/seasons/components/moves-table.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { rebuildPreviewQuery } from '../api/season-points.ts'

/** The competitors of a class who would get another rank or other points. */
export function RebuildChanges({ season, classKey }: { season: Season; classKey: string }) {
  const preview = useQuery(rebuildPreviewQuery(season, classKey))
  if (preview.isError)
    return (
      <QueryFailure
        title="The changes did not load"
        error={preview.error}
        retrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    )
  if (!preview.data) return <Skeleton lines={3} />
  const { rows, changed } = preview.data
  return (
    <>
      <p role="status">
        {changed === 0
          ? 'Nothing changes in this class.'
          : changed === 1
            ? 'One competitor gets another rank or other points.'
            : `${changed} competitors get another rank or other points.`}
      </p>
      {rows.length > 0 && <MovesTable rows={rows} />}
      {changed > rows.length && (
        <p className="text-sm text-dim">
          The first {rows.length} of {changed} are listed.
        </p>
      )}
    </>
  )
}
