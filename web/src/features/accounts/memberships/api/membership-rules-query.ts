import { queryOptions } from '@tanstack/react-query'
import { listMembershipRules } from '#shared/accounts/memberships/contract.ts'
import { call } from '#web/lib/call.ts'

export const membershipRulesQuery = queryOptions({
  queryKey: ['membership-rules'],
  queryFn: async ({ signal }) => (await call(listMembershipRules, {}, { signal })).items,
})
