import { useQueryClient } from '@tanstack/react-query'
import { adminBillingKey } from '#web/features/billing/billing/api/admin-billing-key.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'

/** A write of an administrator: whatever is done with money or a plan shows in every list of the billing. */
export function useBillingCommand<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: adminBillingKey })
  return useCommand({ send, onDone: changed, onStale: changed })
}
