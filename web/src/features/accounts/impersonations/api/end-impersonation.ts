import { useQueryClient } from '@tanstack/react-query'
import { endImpersonation as contract } from '#shared/accounts/impersonations/contract.ts'
import type { Impersonation } from '#shared/accounts/impersonations/impersonation.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { impersonationsKey } from './list-impersonations.ts'

export function useEndImpersonation() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: impersonationsKey })
  return useCommand({
    send: ({ id }: Pick<Impersonation, 'id'>, idempotencyKey) =>
      call(contract, { params: { impersonationId: id } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
