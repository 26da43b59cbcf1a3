import { useQueryClient } from '@tanstack/react-query'
import type { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import { saveBillingAddress } from '#shared/billing/billing/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { billingKey, billingOverviewQuery } from './billing-overview.ts'

/** Shows the address immediately in every place, and requests what may have changed with it. */
export function useSaveBillingAddress() {
  const queryClient = useQueryClient()
  return useCommand({
    send: (body: BillingAddress, idempotencyKey) => call(saveBillingAddress, { body }, { idempotencyKey }),
    onDone: ({ billingAddress }) => {
      for (const queryKey of [billingOverviewQuery.queryKey, ['checkout']])
        queryClient.setQueryData<object>(queryKey, (known) => known && { ...known, billingAddress })
      return queryClient.invalidateQueries({ queryKey: billingKey })
    },
  })
}
