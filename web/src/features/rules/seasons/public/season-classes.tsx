import { useQuery } from '@tanstack/react-query'
import { leagueIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { publishedRulebookQuery } from '#web/features/rules/rulebooks/api/rulebook-queries.ts'
import { ClassList } from '#web/features/rules/rulebooks/public/class-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The classes of the rulebook that a season runs by. */
export function SeasonClasses({ pin: { rulebookId, versionNo } }: { pin: RulebookPin }) {
  const { data, error, isFetching, refetch } = useQuery(
    publishedRulebookQuery(leagueIdOf(rulebookId), versionNo),
  )
  if (data) return <ClassList rulebook={data} />
  if (data === null) return null
  if (error)
    return (
      <QueryFailure
        title="The classes did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return <Skeleton lines={4} className="h-12" />
}
