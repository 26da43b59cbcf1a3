import { useQuery } from '@tanstack/react-query'
import { type GuestResult, planGuestMerge } from '#shared/competitions/guest-claims/contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

type MergePreviewProps = { resultId: GuestResult['id']; userId: User['id'] }

/** Shows what would become the member’s, and what prevents it. */
export function MergePreview({ resultId, userId }: MergePreviewProps) {
  // A merge does not make its plan stale: while the dialog closes, there is nothing left to plan.
  const { data, error, isFetching, refetch } = useQuery(
    query('guest-merge-plan', planGuestMerge, { body: { resultId, userId } }, { staleTime: 0 }),
  )
  if (!data && error)
    return (
      <QueryFailure
        title="The preview did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton lines={2} className="h-10" />
  const count = data.lines.length
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {count === 1 ? '1 result becomes' : `${count} results become`} {data.memberName}’s:
      </p>
      <ul className="divide-y divide-line text-sm">
        {data.lines.map(({ id, eventName, className, score, place, refusal }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
            <span className="wrap-anywhere">
              {className}, {eventName}
              {place !== undefined && <span className="text-dim">, place {place}</span>}
            </span>
            <span className="readout">{showScore(score)}</span>
            {refusal && <span className="col-span-full text-clip-ink">{refusal}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
