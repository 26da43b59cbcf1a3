import { queryOptions } from '@tanstack/react-query'
import { listMembershipRules } from '#shared/accounts/memberships/contract.ts'
import { listPlanFeatures } from '#shared/billing/plans/features-contract.ts'
import { call } from '#web/lib/call.ts'

export const membershipRulesQuery = queryOptions({
  queryKey: ['memberships', 'rules'],
  queryFn: async ({ signal }) => (await call(listMembershipRules, {}, { signal })).items,
})

export const planFeaturesQuery = queryOptions({
  queryKey: ['memberships', 'features'],
  queryFn: async ({ signal }) => (await call(listPlanFeatures, {}, { signal })).items,
})
