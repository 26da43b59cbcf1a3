import { useQueryClient } from '@tanstack/react-query'
import { type FeaturesForm, setPlanFeatures } from '#shared/billing/plans/features-contract.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { planFeaturesQuery } from './plan-features-query.ts'

export function useSetPlanFeatures(type: PublicMembershipType) {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all(
      [planFeaturesQuery, plansQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    )
  return useCommand({
    send: (body: FeaturesForm, idempotencyKey) =>
      call(setPlanFeatures, { params: { type }, body }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
