import { useQueryClient } from '@tanstack/react-query'
import { processRefund } from '#shared/billing/transactions/contract.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { adminBillingKey } from './admin-billing-key.ts'

/** Reads the list, the details and the figures again, even after a refusal that says they are out of date. */
export function useProcessRefund(transactionId: `txn_${string}`) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminBillingKey })
  return useCommand({
    send: (body: BodyOf<typeof processRefund>, idempotencyKey) =>
      call(processRefund, { params: { transactionId }, body }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
