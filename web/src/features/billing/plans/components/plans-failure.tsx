import type { UseQueryResult } from '@tanstack/react-query'
import type { Plan } from '#shared/billing/plans/plan.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'

/** The memberships and their prices could not be read. */
export function PlansFailure({ plans }: { plans: UseQueryResult<Plan[]> }) {
  if (!plans.isError || plans.data) return null
  return (
    <QueryFailure
      title="Failed to load membership plans"
      error={plans.error}
      retrying={plans.isFetching}
      onRetry={() => void plans.refetch()}
    />
  )
}
