import { queryOptions } from '@tanstack/react-query'
import type { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import type { Plan } from '#shared/billing/plans/plan.ts'
import { previewSubscription } from '#shared/billing/subscriptions/contract.ts'
import { call } from '#web/lib/call.ts'

type Quoted = {
  plan: Plan
  promoCode: string | undefined
  /** The billing address, which decides taxes. Without one, or if no taxes are added, no quote is requested. */
  address: BillingAddress | undefined
}

/** The amount that the provider will charge for an order, with tax. */
export const orderQuoteQuery = ({ plan: { id: planId, billingPeriod }, promoCode, address }: Quoted) =>
  queryOptions({
    queryKey: ['order-quote', planId, promoCode, address],
    queryFn: ({ signal }) =>
      call(
        previewSubscription,
        { body: { planId, billingPeriod, ...(promoCode && { promoCode }) } },
        { signal },
      ),
    enabled: address !== undefined,
    staleTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
  })
