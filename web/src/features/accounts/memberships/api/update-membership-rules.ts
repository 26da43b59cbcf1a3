import { useQueryClient } from '@tanstack/react-query'
import { updateMembershipRules } from '#shared/accounts/memberships/contract.ts'
import type { MembershipRules } from '#shared/accounts/memberships/membership-rules.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { membershipRulesQuery } from './membership-rules-query.ts'

export function useUpdateMembershipRules() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: membershipRulesQuery.queryKey })
  return useCommand({
    send: ({ type, ...body }: MembershipRules, idempotencyKey) =>
      call(updateMembershipRules, { params: { type }, body }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
